// Prints the state graph of an input's games; knows how to move and nothing else. state_graph.h numbers positions and prints them.
// WRITE-ME the game. Until then it is the one of a new package: a move takes one stone or two; a player who cannot move loses.
#include <iostream>

#include "state_graph.h"

struct Pile {
    long long stones;

    bool operator<(const Pile& other) const { return stones < other.stones; }
    char mover() const { return 'N'; }
    std::string board() const { return std::to_string(stones) + " left"; }
    long long payoff() const { return -1; }
    std::vector<Move<Pile>> moves() const {
        std::vector<Move<Pile>> all;
        for (const long long taken : {1, 2}) {
            if (taken <= stones) all.push_back({"take " + std::to_string(taken), {stones - taken}});
        }
        return all;
    }
};

int main(int, char** arguments) {
    int games;
    std::cin >> games;
    std::vector<Pile> starts(games);
    for (Pile& start : starts) std::cin >> start.stones;
    StateGraph<Pile>(most_positions(arguments)).print("impartial", starts);
}
