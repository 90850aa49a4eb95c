// Searches the boards that moves can leave, by the rules alone.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

// Sets of places with that one as the last, as bits.
std::vector<uint32_t> sets(const std::string& rule, int last) {
    std::vector<uint32_t> all;
    for (uint32_t rest = 0; rest < 1u << (last - 1); ++rest) {
        const uint32_t set = rest | 1u << (last - 1);
        const int others = __builtin_popcount(rest);
        bool allowed = others <= (rule == "mock" ? 2 : 1);
        if (rule == "ruler") allowed = ((set >> __builtin_ctz(set)) & ((set >> __builtin_ctz(set)) + 1)) == 0;
        if (allowed) all.push_back(set);
    }
    return all;
}

int main() {
    int t;
    std::cin >> t;
    while (t-- > 0) {
        std::string down, across;
        int n;
        std::cin >> down >> across >> n;
        std::vector<std::pair<int, int>> heads(n);
        int rows = 0, columns = 0;
        for (auto& [x, y] : heads) {
            std::cin >> x >> y;
            rows = std::max(rows, x);
            columns = std::max(columns, y);
        }
        uint32_t start = 0;
        for (const auto& [x, y] : heads) start |= 1u << ((x - 1) * columns + y - 1);
        // Moves by the coin that must show heads. It is the highest bit, so each move makes the number of the board smaller.
        std::vector<std::vector<uint32_t>> moves(rows * columns);
        for (int x = 1; x <= rows; ++x) {
            for (int y = 1; y <= columns; ++y) {
                for (const uint32_t down_set : sets(down, x)) {
                    for (const uint32_t across_set : sets(across, y)) {
                        uint32_t turned = 0;
                        for (int row = 0; row < rows; ++row)
                            if (down_set >> row & 1) turned |= across_set << (row * columns);
                        moves[(x - 1) * columns + y - 1].push_back(turned);
                    }
                }
            }
        }
        std::vector<int> value(start + 1, 0);
        for (uint32_t board = 1; board <= start; ++board) {
            std::set<int> after;
            for (int coin = 0; coin < rows * columns; ++coin)
                if (board >> coin & 1)
                    for (const uint32_t turned : moves[coin]) after.insert(value[board ^ turned]);
            while (after.count(value[board])) ++value[board];
        }
        std::cout << (value[start] == 0 ? "Second " : "First ") << value[start] << '\n';
    }
}
