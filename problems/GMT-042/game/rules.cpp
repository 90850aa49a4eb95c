// Northcott's Game: a move takes one token of the mover's colour along its row, over free cells, never past the other token. Who cannot move has
// lost. First has the white tokens. Nothing forbids going back, so a play may be endless.
#include <iostream>
#include <tuple>

#include "state_graph.h"

struct Board {
    bool white_moves;
    std::vector<std::string> rows;

    bool operator<(const Board& other) const { return std::tie(white_moves, rows) < std::tie(other.white_moves, other.rows); }
    char mover() const { return white_moves ? 'F' : 'S'; }
    std::string board() const {
        std::string all;
        for (const std::string& row : rows) all += (all.empty() ? "" : " ") + row;
        return all;
    }
    long long payoff() const { return white_moves ? -1 : 1; }
    std::vector<Move<Board>> moves() const {
        std::vector<Move<Board>> all;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const int from = static_cast<int>(rows[row].find(white_moves ? 'W' : 'B'));
            for (const int step : {-1, 1})
                for (int to = from + step; is_free(row, to); to += step) {
                    Board next{!white_moves, rows};
                    std::swap(next.rows[row][from], next.rows[row][to]);
                    all.push_back({"row " + std::to_string(row + 1) + " to " + std::to_string(to + 1), next});
                }
        }
        return all;
    }

private:
    bool is_free(std::size_t row, int cell) const {
        return cell >= 0 && cell < static_cast<int>(rows[row].size()) && rows[row][cell] == '.';
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Board> starts;
    while (t-- > 0) {
        long long n, m;
        std::cin >> n >> m;
        if (n * 2 > most || m > most) {  // so many positions have few tokens moved
            std::puts("state-graph 1 partizan");
            too_large();
        }
        Board start{true, std::vector<std::string>(n, std::string(m, '.'))};
        for (std::string& row : start.rows) {
            int white, black;
            std::cin >> white >> black;
            row[white - 1] = 'W';
            row[black - 1] = 'B';
        }
        starts.push_back(start);
    }
    StateGraph<Board>(most).print("partizan", starts);
}
