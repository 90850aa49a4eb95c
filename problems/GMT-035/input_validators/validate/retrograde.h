// Who wins where on a graph on which a token is moved in turn, and in how many moves. Kept beside the interactor and the validator alike.
#pragma once
#include <cstddef>
#include <utility>
#include <vector>

enum Outcome { DRAWN, WON, LOST };

class Solved {
public:
    Solved(int nodes, const std::vector<std::pair<int, int>>& edges)
        : to_(nodes), outcome_(nodes, DRAWN), distance_(nodes, 0) {
        std::vector<std::vector<int>> from(nodes);
        for (const auto& [u, v] : edges) {
            to_[u].push_back(v);
            from[v].push_back(u);
        }
        std::vector<std::size_t> open(nodes);
        std::vector<int> queue;
        for (int node = 0; node < nodes; ++node) {
            open[node] = to_[node].size();
            if (open[node] == 0) {
                outcome_[node] = LOST;
                queue.push_back(node);
            }
        }
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const int decided = queue[next];
            for (const int node : from[decided]) {
                if (outcome_[node] != DRAWN || (outcome_[decided] == WON && --open[node] > 0)) continue;
                outcome_[node] = outcome_[decided] == WON ? LOST : WON;
                distance_[node] = distance_[decided] + 1;
                queue.push_back(node);
            }
        }
    }

    int nodes() const { return static_cast<int>(to_.size()); }
    /// For whoever has to move there.
    Outcome outcome(int node) const { return outcome_[node]; }
    /// Moves until somebody is stuck, if one wins, hurries, and the other delays.
    int distance(int node) const { return distance_[node]; }
    const std::vector<int>& moves(int node) const { return to_[node]; }

    /// The start of a game that whoever begins does not lose, and wins with so many moves of his own if he can win at all.
    bool is_fair(int node, long long moves) const {
        return outcome_[node] == DRAWN || (outcome_[node] == WON && distance_[node] <= 2 * moves - 1);
    }

private:
    std::vector<std::vector<int>> to_;
    std::vector<Outcome> outcome_;
    std::vector<int> distance_;
};
