// A matrix game in which one of the two has to choose first and show it: Row a row, Column a column, and then the other one answers. Two games for
// each matrix: in the first Row shows a row, in the second Column shows a column. Row, who is First, gets the entry where they cross.
#include <iostream>
#include <tuple>

#include "state_graph.h"

using Matrix = std::vector<std::vector<long long>>;

static std::vector<Matrix> matrices;

struct Choice {
    int matrix;
    bool row_first;
    int row, column;  // from 1; 0 where nothing is chosen yet

    bool operator<(const Choice& other) const {
        return std::tie(matrix, row_first, row, column) < std::tie(other.matrix, other.row_first, other.row, other.column);
    }
    bool rows_turn() const { return row == 0 && (row_first || column > 0); }
    char mover() const { return rows_turn() ? 'F' : 'S'; }
    std::string board() const {
        return "matrix " + std::to_string(matrix) + ", row " + std::to_string(row) + ", column " + std::to_string(column)
               + (row_first ? ", Row shows first" : ", Column shows first");
    }
    long long payoff() const { return matrices[matrix - 1][row - 1][column - 1]; }
    std::vector<Move<Choice>> moves() const {
        std::vector<Move<Choice>> all;
        if (row > 0 && column > 0) return all;
        const Matrix& entries = matrices[matrix - 1];
        const int count = static_cast<int>(rows_turn() ? entries.size() : entries[0].size());
        for (int i = 1; i <= count; ++i) {
            if (rows_turn()) all.push_back({"row " + std::to_string(i), {matrix, row_first, i, column}});
            else all.push_back({"column " + std::to_string(i), {matrix, row_first, row, i}});
        }
        return all;
    }
};

int main(int, char** arguments) {
    int t;
    std::cin >> t;
    std::vector<Choice> starts;
    for (int matrix = 1; matrix <= t; ++matrix) {
        int m, n;
        std::cin >> m >> n;
        Matrix entries(m, std::vector<long long>(n));
        for (auto& row : entries)
            for (long long& entry : row) std::cin >> entry;
        matrices.push_back(entries);
        starts.push_back({matrix, true, 0, 0});
        starts.push_back({matrix, false, 0, 0});
    }
    StateGraph<Choice>(most_positions(arguments)).print("score", starts);
}
