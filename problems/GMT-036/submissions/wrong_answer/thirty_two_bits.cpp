#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

// Products of all numbers with so many bits; at first 0 and 1.
int table_bits = 1;
std::vector<std::vector<uint8_t>> table{{0, 0}, {0, 1}};

// Of numbers with so many bits: a = a1 F + a0, where the Fermat power F has half of them; and F times F is F xor F/2.
uint64_t product(uint64_t a, uint64_t b, int bits) {
    if (bits == table_bits) return table[a][b];
    const int half = bits / 2;
    const uint64_t mask = (uint64_t{1} << half) - 1;
    const uint64_t a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
    const uint64_t low = product(a0, b0, half);
    const uint64_t upper = product(a1 ^ a0, b1 ^ b0, half) ^ low;
    const uint64_t carried = product(product(a1, b1, half), uint64_t{1} << (half - 1), half);
    return (upper << half) + (low ^ carried);
}

// From each table the next one, for twice as many bits.
void fill_table() {
    while (table_bits != 8) {
        const int bits = 2 * table_bits;
        std::vector<std::vector<uint8_t>> next(1 << bits);
        for (int a = 0; a >> bits == 0; ++a)
            for (int b = 0; b >> bits == 0; ++b) next[a].push_back(static_cast<uint8_t>(product(a, b, bits)));
        table = next;
        table_bits = bits;
    }
}

// Of a head alone in its row.
uint64_t value(const std::string& rule, uint64_t place) {
    if (rule == "turtles") return place;
    if (rule == "ruler") return place & -place;
    return 2 * (place - 1) + (__builtin_popcountll(place - 1) % 2 == 0);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    fill_table();
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
            all ^= product(static_cast<uint32_t>(value(down, x)), static_cast<uint32_t>(value(across, y)), 64);
        }
        std::cout << (all == 0 ? "Second " : "First ") << all << '\n';
    }
}
