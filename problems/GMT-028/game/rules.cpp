// Chomp with three rows: a bite takes squares from the end of a row, and all that lies above them. Who eats the last square, the poisoned one,
// has lost.
#include <array>
#include <iostream>

#include "state_graph.h"

struct Bar {
    std::array<long long, 3> rows;

    bool operator<(const Bar& other) const { return rows < other.rows; }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string all;
        for (const long long row : rows) all += (all.empty() ? "" : " ") + std::to_string(row);
        return all;
    }
    long long payoff() const { return 1; }
    std::vector<Move<Bar>> moves() const {
        std::vector<Move<Bar>> all;
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (long long taken = 1; taken <= rows[row]; ++taken) {
                Bar next = *this;
                for (std::size_t above = row; above < rows.size(); ++above)
                    if (next.rows[above] > rows[row] - taken) next.rows[above] = rows[row] - taken;
                all.push_back({std::to_string(row + 1) + " " + std::to_string(taken), next});
            }
        return all;
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Bar> starts(t);
    for (Bar& start : starts)
        for (long long& row : start.rows) std::cin >> row;
    StateGraph<Bar>(most).print("impartial", starts);
}
