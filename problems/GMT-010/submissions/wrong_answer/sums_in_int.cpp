// The right plan with 32-bit sums.
#include <cstdint>
#include <iostream>

int main() {
    int n;
    std::cin >> n;
    std::uint32_t sums[2] = {0, 0};
    for (int i = 0; i < n; ++i) {
        std::uint32_t value;
        std::cin >> value;
        sums[i % 2] += value;
    }
    const auto odd = static_cast<std::int32_t>(sums[0]);
    const auto even = static_cast<std::int32_t>(sums[1]);
    if (odd > even) {
        std::cout << "ODD " << odd << '\n';
    } else {
        std::cout << "EVEN " << even << '\n';
    }
}
