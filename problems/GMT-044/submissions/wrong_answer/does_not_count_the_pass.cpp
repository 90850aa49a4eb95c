// Idea: right, but the winning pass is not counted.
#include <algorithm>
#include <array>
#include <iostream>
#include <vector>

// Before the pass is used, exactly one size of a third pile makes two piles a losing position.
std::vector<std::vector<int>> losing_thirds(int most) {
    std::vector<std::vector<int>> third(most + 1, std::vector<int>(most + 1));
    std::vector<std::vector<char>> used(most + 1, std::vector<char>(2 * most + 2));
    for (int a = 0; a <= most; ++a) {
        for (int b = 0; b <= a; ++b) {
            const int nim = a > 0 ? a ^ b : -1;
            int size = 0;
            while (used[a][size] || used[b][size] || size == nim) ++size;
            used[a][size] = used[b][size] = true;
            third[a][b] = third[b][a] = size;
        }
    }
    return third;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    std::vector<std::array<int, 3>> games(t);
    int most = 0;
    for (auto& [a, b, c] : games) {
        std::cin >> a >> b >> c;
        most = std::max({most, a, b, c});
    }
    const auto third = losing_thirds(most);
    for (const auto& [a, b, c] : games) {
        int moves = 0;
        if (third[b][c] < a) ++moves;
        if (third[a][c] < b) ++moves;
        if (third[a][b] < c) ++moves;
        if (moves > 0) std::cout << "First " << moves << '\n';
        else std::cout << "Second\n";
    }
}
