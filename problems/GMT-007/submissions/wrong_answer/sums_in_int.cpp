// The right table with 32-bit sums.
#include <algorithm>
#include <cstdint>
#include <iostream>
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
    std::vector<std::int32_t> lead(values.begin(), values.end());
    for (int length = 2; length <= n; ++length) {
        for (int l = 0; l + length <= n; ++l) {
            const auto left = static_cast<std::int32_t>(values[l]) - lead[l + 1];
            const auto right = static_cast<std::int32_t>(values[l + length - 1]) - lead[l];
            lead[l] = std::max(left, right);
        }
    }
    std::cout << static_cast<std::int32_t>(everything + lead[0]) / 2 << '\n';
}
