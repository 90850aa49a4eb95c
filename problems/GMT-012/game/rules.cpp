// Treblecross: a move marks an empty cell. Who makes three marks side by side has won at once.
#include <iostream>

#include "state_graph.h"

struct Row {
    std::string cells;

    bool operator<(const Row& other) const { return cells < other.cells; }
    char mover() const { return 'N'; }
    std::string board() const { return cells; }
    long long payoff() const { return -1; }  // the other one has just made three
    std::vector<Move<Row>> moves() const {
        std::vector<Move<Row>> all;
        if (cells.find("XXX") != std::string::npos) return all;
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            if (cells[cell] == 'X') continue;
            Row next = *this;
            next.cells[cell] = 'X';
            all.push_back({std::to_string(cell + 1), next});
        }
        return all;
    }
};

int main(int, char** arguments) {
    int n;
    std::cin >> n;
    std::vector<Row> rows(n);
    for (Row& row : rows) std::cin >> row.cells;
    StateGraph<Row>(most_positions(arguments)).print("impartial", rows);
}
