// A tree of positions: First moves at the root, then both in turn, each time to a node right below. A leaf says what First gets.
#include <iostream>
#include <tuple>

#include "state_graph.h"

struct Tree {
    std::vector<std::vector<int>> below;
    std::vector<int> depth;
    std::vector<long long> worth;
};

static std::vector<Tree> trees;

struct Place {
    int game, node;  // both from 1

    bool operator<(const Place& other) const { return std::tie(game, node) < std::tie(other.game, other.node); }
    const Tree& tree() const { return trees[game - 1]; }
    char mover() const { return tree().depth[node] % 2 == 0 ? 'F' : 'S'; }
    std::string board() const { return "game " + std::to_string(game) + ", node " + std::to_string(node); }
    long long payoff() const { return tree().worth[node]; }
    std::vector<Move<Place>> moves() const {
        std::vector<Move<Place>> all;
        for (const int next : tree().below[node]) all.push_back({"to " + std::to_string(next), {game, next}});
        return all;
    }
};

int main(int, char** arguments) {
    int t;
    std::cin >> t;
    std::vector<Place> starts;
    for (int game = 1; game <= t; ++game) {
        int n, looks;
        std::cin >> n >> looks;
        Tree tree{std::vector<std::vector<int>>(n + 1), std::vector<int>(n + 1), std::vector<long long>(n + 1)};
        for (int node = 2; node <= n; ++node) {
            int above;
            std::cin >> above;
            tree.below[above].push_back(node);
            tree.depth[node] = tree.depth[above] + 1;
        }
        long long guess;
        for (int node = 2; node <= n; ++node) std::cin >> guess;
        for (int node = 1; node <= n; ++node)
            if (tree.below[node].empty()) std::cin >> tree.worth[node];
        trees.push_back(tree);
        starts.push_back({game, 1});
    }
    StateGraph<Place>(most_positions(arguments)).print("score", starts);
}
