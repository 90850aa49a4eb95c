// Searches all rows by the rules alone. Rows of up to 20 cells are remembered in a table, longer ones are not.
#include <iostream>
#include <string>
#include <vector>

const int TABLE_CELLS = 20;

std::string row;
std::vector<signed char> known;  // by the marked cells as bits: -1 not yet, else whether the mover wins

bool completes(int cell) {
    auto marked = [&](int c) { return 0 <= c && c < static_cast<int>(row.size()) && row[c] == 'X'; };
    return (marked(cell - 2) && marked(cell - 1)) || (marked(cell - 1) && marked(cell + 1)) || (marked(cell + 1) && marked(cell + 2));
}

size_t code() {
    size_t bits = 0;
    for (char cell : row) bits = 2 * bits + (cell == 'X');
    return bits;
}

bool mover_wins();

bool wins_by(int cell) {
    if (completes(cell)) return true;
    row[cell] = 'X';
    bool wins = !mover_wins();
    row[cell] = '.';
    return wins;
}

bool mover_wins() {
    size_t position = known.empty() ? 0 : code();
    if (!known.empty() && known[position] >= 0) return known[position];
    bool wins = false;
    for (size_t cell = 0; cell < row.size() && !wins; ++cell) wins = row[cell] == '.' && wins_by(cell);
    if (!known.empty()) known[position] = wins;
    return wins;
}

int main() {
    int rows;
    std::cin >> rows;
    while (rows-- > 0) {
        std::cin >> row;
        known.assign(row.size() <= TABLE_CELLS ? size_t{1} << row.size() : 0, -1);
        std::string cells;
        for (size_t cell = 0; cell < row.size(); ++cell)
            if (row[cell] == '.' && wins_by(cell)) cells += (cells.empty() ? "" : " ") + std::to_string(cell + 1);
        std::cout << (cells.empty() ? "LOSING" : "WINNING") << '\n' << cells << '\n';
    }
}
