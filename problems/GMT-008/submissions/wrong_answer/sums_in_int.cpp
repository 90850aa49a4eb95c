// The right table and the right line, with 32-bit sums.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<std::uint32_t> values(n);
    std::uint32_t everything = 0;
    for (auto& value : values) {
        std::cin >> value;
        everything += value;
    }
    const auto value_of = [&](int coin) { return static_cast<std::int32_t>(values[coin]); };
    std::vector<std::vector<std::int32_t>> lead(n, std::vector<std::int32_t>(n));
    for (int l = n - 1; l >= 0; --l) {
        lead[l][l] = value_of(l);
        for (int r = l + 1; r < n; ++r) {
            lead[l][r] = std::max(value_of(l) - lead[l + 1][r], value_of(r) - lead[l][r - 1]);
        }
    }
    std::string line;
    int l = 0, r = n - 1;
    while (l < r) {
        const bool left = value_of(l) - lead[l + 1][r] == lead[l][r];
        line += left ? 'L' : 'R';
        left ? ++l : --r;
    }
    std::cout << static_cast<std::int32_t>(everything + lead[0][n - 1]) / 2 << ' ' << line << "L\n";
}
