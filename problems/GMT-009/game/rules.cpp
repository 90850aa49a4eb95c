// Piles of Boxes: A takes one or more boxes from the top of a pile whose top is white, B from one whose top is black. Who cannot move wins.
#include <iostream>
#include <tuple>

#include "state_graph.h"

struct Piles {
    bool a_moves;
    std::vector<std::string> piles;  // from bottom to top

    bool operator<(const Piles& other) const { return std::tie(a_moves, piles) < std::tie(other.a_moves, other.piles); }
    char mover() const { return a_moves ? 'F' : 'S'; }
    std::string board() const {
        std::string all;
        for (const std::string& pile : piles) all += (all.empty() ? "" : " ") + (pile.empty() ? "-" : pile);
        return all;
    }
    long long payoff() const { return a_moves ? 1 : -1; }
    std::vector<Move<Piles>> moves() const {
        std::vector<Move<Piles>> all;
        for (std::size_t i = 0; i < piles.size(); ++i) {
            if (piles[i].empty() || piles[i].back() != (a_moves ? 'W' : 'B')) continue;
            for (std::size_t taken = 1; taken <= piles[i].size(); ++taken) {
                Piles next{!a_moves, piles};
                next.piles[i].resize(piles[i].size() - taken);
                all.push_back({"pile " + std::to_string(i + 1) + " take " + std::to_string(taken), next});
            }
        }
        return all;
    }
};

int main(int, char** arguments) {
    int n;
    std::cin >> n;
    Piles start{true, std::vector<std::string>(n)};
    for (std::string& pile : start.piles) std::cin >> pile;
    StateGraph<Piles>(most_positions(arguments)).print("partizan", {start});
}
