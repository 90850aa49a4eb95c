#include <cstdint>
#include <iostream>
#include <string>
#include <utility>

uint64_t product(uint64_t a, uint64_t b);

// Of 2^i and 2^j, from the Fermat powers in them, and each time anew.
uint64_t of_powers(int i, int j) {
    if (i == 0 || j == 0) return uint64_t{1} << (i + j);
    if (i < j) std::swap(i, j);
    int fermat = 1;
    while (2 * fermat <= i) fermat *= 2;
    if (j < fermat) return of_powers(i - fermat, j) << fermat;
    const uint64_t rest = of_powers(i - fermat, j - fermat);
    return rest << fermat ^ product(rest, uint64_t{1} << (fermat - 1));
}

uint64_t product(uint64_t a, uint64_t b) {
    uint64_t all = 0;
    for (int i = 0; i < 64; ++i)
        for (int j = 0; j < 64; ++j)
            if ((a >> i & 1) && (b >> j & 1)) all ^= of_powers(i, j);
    return all;
}

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
