// Domineering: Vertical (First) places a domino on two free squares one above the other, Horizontal (Second) on two side by side. Who
// cannot has lost. Every board is played twice: Vertical begins, Horizontal begins. A board shows its dominoes: A above V, or <>.
#include <iostream>
#include <tuple>

#include "state_graph.h"

struct Board {
    bool vertical_moves;
    std::vector<std::string> rows;

    bool operator<(const Board& other) const { return std::tie(vertical_moves, rows) < std::tie(other.vertical_moves, other.rows); }
    char mover() const { return vertical_moves ? 'F' : 'S'; }
    std::string board() const {
        std::string all;
        for (const std::string& row : rows) all += (all.empty() ? "" : " ") + row;
        return all;
    }
    long long payoff() const { return vertical_moves ? -1 : 1; }
    std::vector<Move<Board>> moves() const {
        std::vector<Move<Board>> all;
        const std::size_t down = vertical_moves ? 1 : 0;
        const std::size_t right = vertical_moves ? 0 : 1;
        for (std::size_t row = 0; row + down < rows.size(); ++row) {
            for (std::size_t column = 0; column + right < rows[row].size(); ++column) {
                if (rows[row][column] != '.' || rows[row + down][column + right] != '.') continue;
                Board next{!vertical_moves, rows};
                next.rows[row][column] = vertical_moves ? 'A' : '<';
                next.rows[row + down][column + right] = vertical_moves ? 'V' : '>';
                all.push_back({(vertical_moves ? "V " : "H ") + std::to_string(row + 1) + " " + std::to_string(column + 1), next});
            }
        }
        return all;
    }
};

int main(int, char** arguments) {
    int t;
    std::cin >> t;
    std::vector<Board> starts;
    while (t-- > 0) {
        int height, width;
        std::cin >> height >> width;
        std::vector<std::string> rows(height);
        for (std::string& row : rows) std::cin >> row;
        starts.push_back({true, rows});
        starts.push_back({false, rows});
    }
    StateGraph<Board>(most_positions(arguments)).print("partizan", starts);
}
