// Idea: decide every position with the pass by trying all its moves.
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
    for (auto& [a, b, c] : games) {
        std::cin >> a >> b >> c;
        most = std::max({most, a, b, c});
    }
    const std::size_t side = most + 1;
    std::vector<bool> lost(side * side * side);
    const auto at = [&](int a, int b, int c) { return lost[(a * side + b) * side + c]; };
    const auto moves = [&](int a, int b, int c) {
        int count = (a ^ b) == c && a + b > 0 ? 1 : 0;
        for (int less = 0; less < a; ++less) count += at(less, b, c);
        for (int less = 0; less < b; ++less) count += at(a, less, c);
        for (int less = 0; less < c; ++less) count += at(a, b, less);
        return count;
    };
    for (int a = 0; a <= most; ++a)
        for (int b = 0; b <= most; ++b)
            for (int c = 0; c <= most; ++c) lost[(a * side + b) * side + c] = moves(a, b, c) == 0;
    for (const auto& [a, b, c] : games) {
        const int count = moves(a, b, c);
        if (count > 0) std::cout << "First " << count << '\n';
        else std::cout << "Second\n";
    }
}
