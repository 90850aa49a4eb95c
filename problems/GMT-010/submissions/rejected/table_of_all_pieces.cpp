// A table with an entry for every piece of the row: far too much memory for a hundred thousand coins.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> values(n);
    for (auto& value : values) std::cin >> value;
    long long best[2] = {0, 0};
    for (int parity = 0; parity < 2; ++parity) {
        // guarantee[l][end]: First on turn on the coins l to end - 1, an even number of them.
        std::vector<std::vector<long long>> guarantee(n + 1, std::vector<long long>(n + 1));
        for (int length = 2; length <= n; length += 2) {
            for (int l = 0; l + length <= n; ++l) {
                const int end = l + length;
                const bool left = l % 2 == parity;
                const int rest_l = left ? l + 1 : l;
                const int rest_end = left ? end : end - 1;
                guarantee[l][end] = (left ? values[l] : values[end - 1]) +
                                    std::min(guarantee[rest_l + 1][rest_end], guarantee[rest_l][rest_end - 1]);
            }
        }
        best[parity] = guarantee[0][n];
    }
    std::cout << (best[0] > best[1] ? "ODD " : "EVEN ") << std::max(best[0], best[1]) << '\n';
}
