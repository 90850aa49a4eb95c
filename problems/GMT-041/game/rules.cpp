// Undirected Geography: a move takes the token along an edge to a node where it has not been. Who finds none has lost. Every node is a start.
#include <iostream>
#include <set>
#include <tuple>

#include "state_graph.h"

static std::vector<std::set<int>> neighbours;

struct Token {
    int node;
    std::set<int> passed;

    bool operator<(const Token& other) const { return std::tie(node, passed) < std::tie(other.node, other.passed); }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string said = "token on " + std::to_string(node);
        if (!passed.empty()) said += ", from";
        for (const int before : passed) said += " " + std::to_string(before);
        return said;
    }
    long long payoff() const { return -1; }
    std::vector<Move<Token>> moves() const {
        std::vector<Move<Token>> all;
        for (const int to : neighbours[node]) {
            if (passed.count(to) > 0) continue;
            Token next{to, passed};
            next.passed.insert(node);
            all.push_back({"to " + std::to_string(to), next});
        }
        return all;
    }
};

int main(int, char** arguments) {
    int n, m;
    std::cin >> n >> m;
    neighbours.resize(n);
    while (m-- > 0) {
        int u, v;
        std::cin >> u >> v;
        neighbours[u].insert(v);
        neighbours[v].insert(u);
    }
    std::vector<Token> starts;
    for (int node = 0; node < n; ++node) starts.push_back({node, {}});
    StateGraph<Token>(most_positions(arguments)).print("impartial", starts);
}
