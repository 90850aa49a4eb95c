// By bits: the products of all pairs of powers of two in a table, from small exponents up; any other product is a xor of them. The coins of a row
// are xored before they are multiplied, for products distribute over xor.
#include <array>
#include <bit>
#include <cstdint>
#include <iostream>
#include <map>
#include <string>

std::array<std::array<uint64_t, 64>, 64> powers;  // [i][j]: 2^i times 2^j

uint64_t product(uint64_t a, uint64_t b) {
    uint64_t all = 0;
    for (uint64_t left = a; left != 0; left &= left - 1)
        for (uint64_t right = b; right != 0; right &= right - 1) all ^= powers[std::countr_zero(left)][std::countr_zero(right)];
    return all;
}

void fill() {
    powers[0][0] = 1;
    // Fermat powers are the 2^e with e = 1, 2, 4, ...; all pairs of smaller exponents are known.
    for (int e = 1; e < 64; e *= 2) {
        for (int i = 0; i < e; ++i) {
            for (int j = 0; j < e; ++j) {
                // Larger than both, a Fermat power is multiplied as usual.
                powers[e + i][j] = powers[j][e + i] = powers[i][j] << e;
            }
        }
        for (int i = 0; i < e; ++i) {
            for (int j = 0; j < e; ++j) {
                // Its square is 3/2 of it.
                powers[e + i][e + j] = powers[i][j] << e ^ product(powers[i][j], uint64_t{1} << (e - 1));
            }
        }
    }
}

uint64_t value(const std::string& rule, uint64_t place) {
    if (rule == "turtles") return place;
    if (rule == "ruler") return uint64_t{1} << std::countr_zero(place);
    // The place-th number with an odd number of ones.
    const uint64_t even = 2 * place - 2;
    return std::popcount(even) % 2 == 1 ? even : even + 1;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    fill();
    int t;
    std::cin >> t;
    for (int game = 0; game < t; ++game) {
        std::string down, across;
        int n;
        std::cin >> down >> across >> n;
        std::map<uint64_t, uint64_t> rows;
        for (int i = 0; i < n; ++i) {
            uint64_t x, y;
            std::cin >> x >> y;
            rows[value(down, x)] ^= value(across, y);
        }
        uint64_t all = 0;
        for (const auto& [row, columns] : rows) all ^= product(row, columns);
        if (all > 0) std::cout << "First " << all << '\n';
        else std::cout << "Second 0\n";
    }
}
