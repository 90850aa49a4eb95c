// Sums of Loopy Games: a move takes the token of one board along an edge. A player who finds no edge on any board has lost; an endless play is a
// draw. A position shows the boards as the input does.
#include <iostream>
#include <set>
#include <tuple>

#include "state_graph.h"

struct Board {
    int nodes = 0;
    int at = 0;
    std::vector<std::pair<int, int>> edges;

    bool operator<(const Board& other) const { return std::tie(nodes, at, edges) < std::tie(other.nodes, other.at, other.edges); }
    std::string text() const {
        std::string all = "graph " + std::to_string(nodes) + " " + std::to_string(edges.size()) + " " + std::to_string(at);
        for (const auto& [from, to] : edges) all += " " + std::to_string(from) + " " + std::to_string(to);
        return all;
    }
};

struct Sum {
    std::vector<Board> boards;

    bool operator<(const Sum& other) const { return boards < other.boards; }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string all;
        for (const Board& one : boards) all += (all.empty() ? "" : " | ") + one.text();
        return all;
    }
    long long payoff() const { return -1; }
    std::vector<Move<Sum>> moves() const {
        std::vector<Move<Sum>> all;
        for (std::size_t i = 0; i < boards.size(); ++i) {
            std::set<int> targets;
            for (const auto& [from, to] : boards[i].edges)
                if (from == boards[i].at) targets.insert(to);
            for (const int to : targets) {
                Sum next = *this;
                next.boards[i].at = to;
                all.push_back({std::to_string(i + 1) + " to " + std::to_string(to), next});
            }
        }
        return all;
    }
};

int main(int, char** arguments) {
    int t;
    std::cin >> t;
    std::vector<Sum> starts(t);
    for (Sum& start : starts) {
        int k;
        std::cin >> k;
        start.boards.resize(k);
        for (Board& board : start.boards) {
            std::string word;
            int m;
            std::cin >> word >> board.nodes >> m >> board.at;
            board.edges.resize(m);
            for (auto& [from, to] : board.edges) std::cin >> from >> to;
        }
    }
    StateGraph<Sum>(most_positions(arguments)).print("impartial", starts);
}
