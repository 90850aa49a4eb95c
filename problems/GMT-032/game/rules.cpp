// Green Hackenbush on any graph: a move cuts an edge, and all that is no longer held by the ground, which is point 0, falls. Who finds no edge has
// lost. A board says of each edge which points it joins, with an x before it once the edge is gone.
#include <iostream>
#include <memory>
#include <utility>

#include "state_graph.h"

struct Edges {
    int points;  // besides the ground
    std::vector<std::pair<int, int>> ends;
};

struct Picture {
    std::shared_ptr<const Edges> edges;
    std::vector<bool> standing;

    bool operator<(const Picture& other) const { return edges->ends != other.edges->ends ? edges->ends < other.edges->ends : standing < other.standing; }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string all;
        for (std::size_t edge = 0; edge < standing.size(); ++edge) {
            const auto [from, to] = edges->ends[edge];
            all += std::string(edge > 0 ? " " : "") + (standing[edge] ? "" : "x") + std::to_string(from) + "-" + std::to_string(to);
        }
        return all;
    }
    long long payoff() const { return -1; }
    std::vector<Move<Picture>> moves() const {
        std::vector<Move<Picture>> all;
        for (std::size_t edge = 0; edge < standing.size(); ++edge)
            if (standing[edge]) all.push_back({std::to_string(edge + 1), without(edge)});
        return all;
    }

private:
    Picture without(std::size_t cut) const {
        Picture next = *this;
        next.standing[cut] = false;
        std::vector<bool> held(edges->points + 1, false);
        held[0] = true;
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t edge = 0; edge < standing.size(); ++edge) {
                const auto [from, to] = edges->ends[edge];
                if (next.standing[edge] && held[from] != held[to]) held[from] = held[to] = changed = true;
            }
        }
        for (std::size_t edge = 0; edge < standing.size(); ++edge)
            if (!held[edges->ends[edge].first]) next.standing[edge] = false;
        return next;
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Picture> starts;
    for (int game = 0; game < t; ++game) {
        auto edges = std::make_shared<Edges>();
        int m;
        std::cin >> edges->points >> m;
        if (m >= most) {  // cutting edges far from the ground leaves pictures of every smaller size
            std::puts("state-graph 1 impartial");
            too_large();
        }
        edges->ends.resize(m);
        for (auto& [from, to] : edges->ends) std::cin >> from >> to;
        starts.push_back({edges, std::vector<bool>(m, true)});
    }
    StateGraph<Picture>(most).print("impartial", starts);
}
