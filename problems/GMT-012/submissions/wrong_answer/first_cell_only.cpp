// Idea: one winning cell is enough, so only the first is printed.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

const int LONGEST = 200;

struct Stretch {  // a maximal run of safe cells
    int first;
    int length;
};

// value[k]: the Grundy value of a stretch of k safe cells.
std::vector<int> stretch_values() {
    std::vector<int> value(LONGEST + 1, 0);
    for (int k = 1; k <= LONGEST; ++k) {
        std::vector<bool> reachable(LONGEST + 1, false);
        for (int i = 0; i < k; ++i) reachable[value[std::max(0, i - 2)] ^ value[std::max(0, k - i - 3)]] = true;
        while (reachable[value[k]]) ++value[k];
    }
    return value;
}

// Cells that make three X side by side, ascending.
std::vector<int> completing_cells(const std::string& row) {
    auto marked = [&](int cell) { return 0 <= cell && cell < static_cast<int>(row.size()) && row[cell] == 'X'; };
    std::vector<int> cells;
    for (int c = 0; c < static_cast<int>(row.size()); ++c) {
        bool completes = (marked(c - 2) && marked(c - 1)) || (marked(c - 1) && marked(c + 1)) || (marked(c + 1) && marked(c + 2));
        if (row[c] == '.' && completes) cells.push_back(c);
    }
    return cells;
}

// A cell is safe when no X stands within two cells of it.
std::vector<Stretch> safe_stretches(const std::string& row) {
    int length = static_cast<int>(row.size());
    std::vector<bool> safe(length, true);
    for (int c = 0; c < length; ++c)
        if (row[c] == 'X') std::fill(safe.begin() + std::max(0, c - 2), safe.begin() + std::min(length, c + 3), false);
    std::vector<Stretch> stretches;
    for (int c = 0; c < length; ++c) {
        if (!safe[c]) continue;
        if (c == 0 || !safe[c - 1]) stretches.push_back({c, 0});
        ++stretches.back().length;
    }
    return stretches;
}

std::vector<int> winning_cells(const std::string& row) {
    static const std::vector<int> value = stretch_values();
    std::vector<int> cells = completing_cells(row);
    if (!cells.empty()) return cells;
    std::vector<Stretch> stretches = safe_stretches(row);
    int sum = 0;
    for (const Stretch& s : stretches) sum ^= value[s.length];
    for (const Stretch& s : stretches)
        for (int i = 0; i < s.length; ++i) {
            int left = value[std::max(0, i - 2)];
            int right = value[std::max(0, s.length - i - 3)];
            if ((sum ^ value[s.length] ^ left ^ right) == 0) cells.push_back(s.first + i);
        }
    return cells;
}

int main() {
    int rows;
    std::cin >> rows;
    while (rows-- > 0) {
        std::string row;
        std::cin >> row;
        std::vector<int> cells = winning_cells(row);
        std::cout << (cells.empty() ? "LOSING\n" : "WINNING\n");
        if (!cells.empty()) std::cout << cells[0] + 1;
        std::cout << '\n';
    }
}
