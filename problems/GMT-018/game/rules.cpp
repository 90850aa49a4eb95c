// A subtraction game: a move takes one of the numbers of the set from a pile. Who cannot move has lost.
#include <iostream>
#include <string>

#include "state_graph.h"

std::vector<long long> numbers;

struct Pile {
    long long stones;

    bool operator<(const Pile& other) const { return stones < other.stones; }
    char mover() const { return 'N'; }
    std::string board() const { return std::to_string(stones); }
    long long payoff() const { return -1; }
    std::vector<Move<Pile>> moves() const {
        std::vector<Move<Pile>> all;
        for (const long long taken : numbers)
            if (taken <= stones) all.push_back({"take " + std::to_string(taken), {stones - taken}});
        return all;
    }
};

int main(int, char** arguments) {
    int t, m;
    std::cin >> t >> m;
    numbers.resize(m);
    for (long long& number : numbers) std::cin >> number;
    std::vector<Pile> starts(t);
    for (Pile& start : starts) std::cin >> start.stones;
    StateGraph<Pile>(most_positions(arguments)).print("impartial", starts);
}
