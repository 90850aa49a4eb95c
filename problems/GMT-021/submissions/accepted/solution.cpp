#include <bit>
#include <cstdint>
#include <iostream>
#include <string>

// What a coin that shows heads is worth alone, in a place from 1.
uint32_t value(const std::string& rule, uint32_t place) {
    if (rule == "turtles") return place;
    if (rule == "ruler") return place & -place;
    const uint32_t before = place - 1;
    return 2 * before + (std::popcount(before) % 2 == 0 ? 1 : 0);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        std::string rule, coins;
        std::cin >> rule >> coins;
        uint32_t sum = 0;
        for (uint32_t place = 1; place <= coins.size(); ++place) {
            if (coins[place - 1] == 'H') sum ^= value(rule, place);
        }
        std::cout << (sum != 0 ? "First " : "Second ") << sum << '\n';
    }
}
