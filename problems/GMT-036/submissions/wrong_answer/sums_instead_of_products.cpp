#include <cstdint>
#include <iostream>
#include <string>

uint64_t product(uint64_t a, uint64_t b) { return a ^ b; }

uint64_t value(const std::string& rule, uint64_t place) {
    if (rule == "turtles") return place;
    if (rule == "ruler") return place & -place;
    return 2 * (place - 1) + (__builtin_popcountll(place - 1) % 2 == 0);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t-- > 0) {
        std::string down, across;
        int n;
        std::cin >> down >> across >> n;
        uint64_t all = 0;
        while (n-- > 0) {
            uint64_t x, y;
            std::cin >> x >> y;
            all ^= product(value(down, x), value(across, y));
        }
        std::cout << (all == 0 ? "Second " : "First ") << all << '\n';
    }
}
