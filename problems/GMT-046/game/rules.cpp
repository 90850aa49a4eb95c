// Toads and Frogs: Toads (First) moves a toad one cell to the right, or over a frog to the free cell right behind it; Frogs (Second) moves a frog
// to the left in the same way. A player who cannot move has lost. Every game is played twice: Toads begins, Frogs begins.
#include <algorithm>
#include <iostream>
#include <tuple>

#include "state_graph.h"

struct Row {
    bool toads_move;
    std::string cells;

    bool operator<(const Row& other) const { return std::tie(toads_move, cells) < std::tie(other.toads_move, other.cells); }
    char mover() const { return toads_move ? 'F' : 'S'; }
    std::string board() const { return cells; }
    long long payoff() const { return toads_move ? -1 : 1; }
    std::vector<Move<Row>> moves() const {
        const int step = toads_move ? 1 : -1;
        const char own = toads_move ? 'T' : 'F', others = toads_move ? 'F' : 'T';
        std::vector<Move<Row>> all;
        for (int from = 0; from < static_cast<int>(cells.size()); ++from) {
            if (cells[from] != own) continue;
            int to = from + step;
            if (at(to) == others) to += step;
            if (at(to) != '.') continue;
            Row next{!toads_move, cells};
            std::swap(next.cells[from], next.cells[to]);
            all.push_back({(toads_move ? "toad " : "frog ") + std::to_string(from + 1), next});
        }
        return all;
    }

private:
    char at(int cell) const { return cell < 0 || cell >= static_cast<int>(cells.size()) ? '#' : cells[cell]; }
};

int main(int, char** arguments) {
    int t;
    std::cin >> t;
    std::vector<Row> starts;
    while (t-- > 0) {
        std::string cells;
        std::cin >> cells;
        starts.push_back({true, cells});
        starts.push_back({false, cells});
    }
    StateGraph<Row>(most_positions(arguments)).print("partizan", starts);
}
