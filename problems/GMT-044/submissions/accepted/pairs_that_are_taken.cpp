// Another way: lists the losing positions from small to large. Two piles that stand in one losing position stand in no other.
#include <algorithm>
#include <array>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    std::vector<std::array<int, 3>> games(t);
    int most = 0;
    for (auto& piles : games) {
        for (int& pile : piles) std::cin >> pile;
        std::sort(piles.begin(), piles.end());
        most = std::max(most, piles[2]);
    }
    // Of each pair the third pile, -1 before it is known. The second pile of a pair may be larger than all that are asked for.
    const int largest = 2 * most + 1;
    std::vector<std::vector<int>> third(most + 1, std::vector<int>(largest + 1, -1));
    const auto keep = [&](int small, int large, int with) {
        if (small <= most) third[small][large] = with;
        if (large <= most) third[large][small] = with;
    };
    keep(0, 0, 0);
    for (int a = 0; a <= most; ++a)
        for (int b = a; b <= most; ++b) {
            if (third[a][b] >= 0) continue;
            int c = b;
            while (third[a][c] >= 0 || third[b][c] >= 0 || c == (a ^ b)) ++c;
            keep(a, b, c);
            keep(a, c, b);
            keep(b, c, a);
        }
    for (const auto& [a, b, c] : games) {
        int moves = (a ^ b ^ c) == 0 && c > 0;
        moves += third[b][c] < a;
        moves += third[a][c] < b;
        moves += third[a][b] < c;
        std::cout << (moves > 0 ? "First " + std::to_string(moves) : "Second") << '\n';
    }
}
