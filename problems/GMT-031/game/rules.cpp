// Green Hackenbush on trees: a move cuts an edge, and all that is no longer held by the ground falls. Who finds no edge has lost.
// A board says of each edge what it stands on, with an x before it once the edge is gone.
#include <iostream>
#include <tuple>

#include "state_graph.h"

struct Grove {
    std::vector<int> below;      // of each edge from 1; 0 is the ground
    std::vector<bool> standing;

    bool operator<(const Grove& other) const { return std::tie(below, standing) < std::tie(other.below, other.standing); }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string all;
        for (std::size_t edge = 1; edge < below.size(); ++edge)
            all += std::string(edge > 1 ? " " : "") + (standing[edge] ? "" : "x") + std::to_string(below[edge]);
        return all;
    }
    long long payoff() const { return -1; }
    std::vector<Move<Grove>> moves() const {
        std::vector<Move<Grove>> all;
        for (std::size_t edge = 1; edge < below.size(); ++edge)
            if (standing[edge]) all.push_back({std::to_string(edge), without(static_cast<int>(edge))});
        return all;
    }

private:
    Grove without(int cut) const {
        Grove next = *this;
        for (std::size_t edge = 1; edge < below.size(); ++edge)
            if (stands_on(static_cast<int>(edge), cut)) next.standing[edge] = false;
        return next;
    }

    bool stands_on(int edge, int cut) const {
        while (edge != 0 && edge != cut) edge = below[edge];
        return edge == cut;
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Grove> starts(t);
    for (Grove& start : starts) {
        int n;
        std::cin >> n;
        if (n >= most) {  // cutting tips alone leaves groves of every smaller size
            std::puts("state-graph 1 impartial");
            too_large();
        }
        start.below.resize(n + 1);
        start.standing.assign(n + 1, true);
        for (int edge = 1; edge <= n; ++edge) std::cin >> start.below[edge];
    }
    StateGraph<Grove>(most).print("impartial", starts);
}
