// Stones 1-3-4: a pile of stones, from which a move takes 1, 3 or 4. Who finds no stone has lost.
#include <iostream>

#include "state_graph.h"

struct Pile {
    long long stones;

    bool operator<(const Pile& other) const { return stones < other.stones; }
    char mover() const { return 'N'; }
    std::string board() const { return std::to_string(stones); }
    long long payoff() const { return -1; }
    std::vector<Move<Pile>> moves() const {
        std::vector<Move<Pile>> all;
        for (const long long taken : {1, 3, 4})
            if (taken <= stones) all.push_back({"take " + std::to_string(taken), {stones - taken}});
        return all;
    }
};

int main(int, char** arguments) {
    int t;
    std::cin >> t;
    std::vector<Pile> piles(t);
    for (Pile& pile : piles) std::cin >> pile.stones;
    StateGraph<Pile>(most_positions(arguments)).print("impartial", piles);
}
