// Reach the Draw: a move takes the token along an edge. Who finds none has lost; an endless play is a draw.
#include <iostream>
#include <set>

#include "state_graph.h"

static std::vector<std::set<int>> edges;

struct Token {
    int node;

    bool operator<(const Token& other) const { return node < other.node; }
    char mover() const { return 'N'; }
    std::string board() const { return std::to_string(node); }
    long long payoff() const { return -1; }
    std::vector<Move<Token>> moves() const {
        std::vector<Move<Token>> all;
        for (const int to : edges[node]) all.push_back({std::to_string(to), {to}});
        return all;
    }
};

int main(int, char** arguments) {
    int n, m, k, t;
    std::cin >> n >> m;
    edges.resize(n);
    while (m-- > 0) {
        int from, to;
        std::cin >> from >> to;
        edges[from].insert(to);
    }
    std::cin >> k >> t;  // k is for programs that do not come to an end
    std::vector<Token> starts(t);
    for (Token& start : starts) std::cin >> start.node;
    StateGraph<Token>(most_positions(arguments)).print("impartial", starts);
}
