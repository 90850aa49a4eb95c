// Parity Games, as people can finish them: the token is moved until it comes to a node for the second time. Then the highest priority on the
// circle that it has closed decides. Every node is a start. First is Even.
#include <algorithm>
#include <iostream>
#include <set>

#include "state_graph.h"

static std::string owner;
static std::vector<int> priority;
static std::vector<std::set<int>> edges;

struct Walk {
    std::vector<int> nodes;  // in order, the token on the last one

    bool operator<(const Walk& other) const { return nodes < other.nodes; }
    char mover() const { return owner[nodes.back()] == 'E' ? 'F' : 'S'; }
    std::string board() const {
        std::string all = "token on " + std::to_string(nodes.back());
        for (std::size_t i = 0; i + 1 < nodes.size(); ++i) all += (i == 0 ? ", from " : " ") + std::to_string(nodes[i]);
        return all;
    }
    // Where the token has been before on this node.
    std::size_t before() const { return std::find(nodes.begin(), nodes.end() - 1, nodes.back()) - nodes.begin(); }
    long long payoff() const {
        int highest = 0;
        for (std::size_t i = before(); i < nodes.size(); ++i) highest = std::max(highest, priority[nodes[i]]);
        return highest % 2 == 0 ? 1 : -1;
    }
    std::vector<Move<Walk>> moves() const {
        std::vector<Move<Walk>> all;
        if (before() + 1 < nodes.size()) return all;
        for (const int to : edges[nodes.back()]) {
            Walk next = *this;
            next.nodes.push_back(to);
            all.push_back({"to " + std::to_string(to), next});
        }
        return all;
    }
};

int main(int, char** arguments) {
    int n, m;
    std::cin >> n >> m;
    owner.resize(n);
    priority.resize(n);
    edges.resize(n);
    for (int node = 0; node < n; ++node) std::cin >> owner[node] >> priority[node];
    while (m-- > 0) {
        int from, to;
        std::cin >> from >> to;
        edges[from].insert(to);
    }
    std::vector<Walk> starts;
    for (int node = 0; node < n; ++node) starts.push_back({{node}});
    StateGraph<Walk>(most_positions(arguments)).print("partizan", starts);
}
