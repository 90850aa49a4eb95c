// Blocking Tokens on DAG: a move takes one of two tokens along an edge to a node where the other one is not. Who cannot move has lost.
#include <iostream>
#include <set>
#include <tuple>

#include "state_graph.h"

static std::vector<std::set<int>> edges;

struct Tokens {
    int a, b;

    bool operator<(const Tokens& other) const { return std::tie(a, b) < std::tie(other.a, other.b); }
    char mover() const { return 'N'; }
    std::string board() const { return "nodes " + std::to_string(a) + " and " + std::to_string(b); }
    long long payoff() const { return -1; }
    std::vector<Move<Tokens>> moves() const {
        std::vector<Move<Tokens>> all;
        for (const int to : edges[a])
            if (to != b) all.push_back({name(a, to), {to, b}});
        for (const int to : edges[b])
            if (to != a) all.push_back({name(b, to), {a, to}});
        return all;
    }
    static std::string name(int from, int to) { return std::to_string(from) + " to " + std::to_string(to); }
};

int main(int, char** arguments) {
    int n, m;
    std::cin >> n >> m;
    edges.resize(n + 1);
    while (m-- > 0) {
        int from, to;
        std::cin >> from >> to;
        edges[from].insert(to);
    }
    int a, b;
    std::cin >> a >> b;
    StateGraph<Tokens>(most_positions(arguments)).print("impartial", {{a, b}});
}
