// A second formula: a table of First's totals, which First maximises and Second minimises. Prefers the right end.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> values(n);
    for (auto& value : values) std::cin >> value;

    const auto first_to_move = [n](int l, int r) { return (n - (r - l + 1)) % 2 == 0; };
    // total[l][r]: what First collects from the coins l to r - 1; empty pieces hold 0.
    std::vector<std::vector<long long>> total(n + 1, std::vector<long long>(n + 1));
    std::vector<std::vector<char>> right_is_best(n + 1, std::vector<char>(n + 1));
    for (int length = 1; length <= n; ++length) {
        for (int l = 0; l + length <= n; ++l) {
            const int end = l + length;
            const bool first = first_to_move(l, end - 1);
            const long long by_left = total[l + 1][end] + (first ? values[l] : 0);
            const long long by_right = total[l][end - 1] + (first ? values[end - 1] : 0);
            right_is_best[l][end] = first ? by_right >= by_left : by_right <= by_left;
            total[l][end] = right_is_best[l][end] ? by_right : by_left;
        }
    }

    std::string line;
    for (int l = 0, end = n; l < end;) {
        line += right_is_best[l][end] ? 'R' : 'L';
        right_is_best[l][end] ? --end : ++l;
    }
    std::cout << total[0][n] << '\n' << line << '\n';
}
