// Race to N: a move says a number from 1 to k, which is added to the total; the total may not exceed n. Who makes it n has won.
#include <iostream>
#include <tuple>

#include "state_graph.h"

struct Race {
    long long k, n, total;

    bool operator<(const Race& other) const { return std::tie(k, n, total) < std::tie(other.k, other.n, other.total); }
    char mover() const { return 'N'; }
    std::string board() const {
        return std::to_string(total) + " of " + std::to_string(n) + " by at most " + std::to_string(k);
    }
    long long payoff() const { return -1; }  // the other one has just made it n
    std::vector<Move<Race>> moves() const {
        std::vector<Move<Race>> all;
        for (long long said = 1; said <= k && total + said <= n; ++said)
            all.push_back({"say " + std::to_string(said), {k, n, total + said}});
        return all;
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Race> races(t);
    for (Race& race : races) {
        std::cin >> race.k >> race.n;
        if (race.n > most) {  // every total up to n can be reached
            std::puts("state-graph 1 impartial");
            too_large();
        }
    }
    StateGraph<Race>(most).print("impartial", races);
}
