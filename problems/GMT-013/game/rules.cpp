// Game on a Grid: a move pushes the token up or to the left by one or more cells; it neither stops on an impassable cell nor passes one. Who
// cannot move has lost.
#include <iostream>
#include <set>
#include <tuple>

#include "state_graph.h"

using Cell = std::pair<long long, long long>;
static std::vector<std::set<Cell>> impassable;  // of each case

struct Token {
    int grid;
    long long x, y;

    bool operator<(const Token& other) const { return std::tie(grid, x, y) < std::tie(other.grid, other.x, other.y); }
    char mover() const { return 'N'; }
    std::string board() const {
        return "grid " + std::to_string(grid + 1) + " at " + std::to_string(x) + " " + std::to_string(y);
    }
    long long payoff() const { return -1; }
    std::vector<Move<Token>> moves() const {
        std::vector<Move<Token>> all;
        for (long long to = x - 1; to >= 0 && !impassable[grid].count({to, y}); --to)
            all.push_back({"up " + std::to_string(x - to), {grid, to, y}});
        for (long long to = y - 1; to >= 0 && !impassable[grid].count({x, to}); --to)
            all.push_back({"left " + std::to_string(y - to), {grid, x, to}});
        return all;
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int cases;
    std::cin >> cases;
    std::vector<Token> starts;
    impassable.resize(cases);
    for (int grid = 0; grid < cases; ++grid) {
        int n, q;
        std::cin >> n;
        while (n-- > 0) {
            Cell cell;
            std::cin >> cell.first >> cell.second;
            impassable[grid].insert(cell);
        }
        std::cin >> q;
        while (q-- > 0) {
            Token token{grid, 0, 0};
            std::cin >> token.x >> token.y;
            if (token.x > most || token.y > most) {  // so far a token can go, unless something is in its way
                std::puts("state-graph 1 impartial");
                too_large();
            }
            starts.push_back(token);
        }
    }
    StateGraph<Token>(most).print("impartial", starts);
}
