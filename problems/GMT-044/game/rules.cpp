// Nim with a Pass: a move takes one or more stones from one pile. As long as stones are left, one move of the game may be a pass. A player who
// cannot move has lost.
#include <array>
#include <iostream>
#include <tuple>

#include "state_graph.h"

struct Piles {
    bool pass;
    std::array<int, 3> piles;

    bool operator<(const Piles& other) const { return std::tie(pass, piles) < std::tie(other.pass, other.piles); }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string all;
        for (const int pile : piles) all += (all.empty() ? "" : " ") + std::to_string(pile);
        return all + (pass ? ", pass left" : ", pass used");
    }
    long long payoff() const { return -1; }
    std::vector<Move<Piles>> moves() const {
        std::vector<Move<Piles>> all;
        int stones = 0;
        for (std::size_t i = 0; i < piles.size(); ++i) {
            stones += piles[i];
            for (int taken = 1; taken <= piles[i]; ++taken) {
                Piles next = *this;
                next.piles[i] -= taken;
                all.push_back({std::to_string(i + 1) + " " + std::to_string(taken), next});
            }
        }
        if (pass && stones > 0) all.push_back({"pass", {false, piles}});
        return all;
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Piles> starts(t);
    for (Piles& start : starts) {
        start.pass = true;
        for (int& pile : start.piles) std::cin >> pile;
    }
    StateGraph<Piles>(most).print("impartial", starts);
}
