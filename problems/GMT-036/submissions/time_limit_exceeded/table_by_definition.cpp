// Right, but fills a table of all products by their definition, up to the largest value.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

std::vector<std::vector<uint64_t>> table;

void fill(uint64_t rows, uint64_t columns) {
    table.assign(rows + 1, std::vector<uint64_t>(columns + 1, 0));
    for (uint64_t a = 1; a <= rows; ++a) {
        for (uint64_t b = 1; b <= columns; ++b) {
            std::set<uint64_t> after;
            for (uint64_t i = 0; i < a; ++i)
                for (uint64_t j = 0; j < b; ++j) after.insert(table[i][b] ^ table[a][j] ^ table[i][j]);
            while (after.count(table[a][b])) ++table[a][b];
        }
    }
}

uint64_t value(const std::string& rule, uint64_t place) {
    if (rule == "turtles") return place;
    if (rule == "ruler") return place & -place;
    return 2 * (place - 1) + (__builtin_popcountll(place - 1) % 2 == 0);
}

int main() {
    int t;
    std::cin >> t;
    while (t-- > 0) {
        std::string down, across;
        int n;
        std::cin >> down >> across >> n;
        std::vector<std::pair<uint64_t, uint64_t>> heads(n);
        uint64_t rows = 0, columns = 0;
        for (auto& [x, y] : heads) {
            std::cin >> x >> y;
            x = value(down, x);
            y = value(across, y);
            rows = std::max(rows, x);
            columns = std::max(columns, y);
        }
        fill(rows, columns);
        uint64_t all = 0;
        for (const auto& [x, y] : heads) all ^= table[x][y];
        std::cout << (all == 0 ? "Second " : "First ") << all << '\n';
    }
}
