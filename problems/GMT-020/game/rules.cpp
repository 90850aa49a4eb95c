// Misère Nim: a move takes one or more stones from one pile. Who takes the last stone has lost, so who finds none has won.
#include <iostream>

#include "state_graph.h"

struct Piles {
    std::vector<long long> piles;

    bool operator<(const Piles& other) const { return piles < other.piles; }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string all;
        for (const long long pile : piles) all += (all.empty() ? "" : " ") + std::to_string(pile);
        return all;
    }
    long long payoff() const { return 1; }
    std::vector<Move<Piles>> moves() const {
        std::vector<Move<Piles>> all;
        for (std::size_t i = 0; i < piles.size(); ++i)
            for (long long taken = 1; taken <= piles[i]; ++taken) {
                Piles next = *this;
                next.piles[i] -= taken;
                all.push_back({std::to_string(i + 1) + " " + std::to_string(taken), next});
            }
        return all;
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Piles> starts(t);
    for (Piles& start : starts) {
        int n;
        std::cin >> n;
        start.piles.resize(n);
        for (long long& pile : start.piles) {
            std::cin >> pile;
            if (pile >= most) {  // every smaller pile can be reached
                std::puts("state-graph 1 impartial");
                too_large();
            }
        }
    }
    StateGraph<Piles>(most).print("impartial", starts);
}
