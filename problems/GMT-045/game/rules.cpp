// Node Kayles: a move chooses a node, and takes it away with all its neighbours. A player who finds no node has lost.
#include <iostream>
#include <set>
#include <tuple>

#include "state_graph.h"

static std::vector<std::vector<std::set<int>>> graphs;  // of each node of each game the neighbours

struct Rest {
    std::size_t game;
    std::set<int> gone;

    bool operator<(const Rest& other) const { return std::tie(game, gone) < std::tie(other.game, other.gone); }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string said = "game " + std::to_string(game + 1);
        if (!gone.empty()) said += ", gone";
        for (const int node : gone) said += " " + std::to_string(node);
        return said;
    }
    long long payoff() const { return -1; }
    std::vector<Move<Rest>> moves() const {
        std::vector<Move<Rest>> all;
        const auto& neighbours = graphs[game];
        for (int node = 0; node < static_cast<int>(neighbours.size()); ++node) {
            if (gone.count(node) > 0) continue;
            Rest next = *this;
            next.gone.insert(node);
            for (const int neighbour : neighbours[node]) next.gone.insert(neighbour);
            all.push_back({"choose " + std::to_string(node), next});
        }
        return all;
    }
};

int main(int, char** arguments) {
    int t;
    std::cin >> t;
    graphs.resize(t);
    std::vector<Rest> starts;
    for (auto& neighbours : graphs) {
        int n, m;
        std::cin >> n >> m;
        neighbours.resize(n);
        while (m-- > 0) {
            int u, v;
            std::cin >> u >> v;
            neighbours[u].insert(v);
            neighbours[v].insert(u);
        }
        starts.push_back({starts.size(), {}});
    }
    StateGraph<Rest>(most_positions(arguments)).print("impartial", starts);
}
