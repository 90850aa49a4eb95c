// Fibonacci Nim: a move takes at least one stone and at most twice as many as the move before. Who finds no stone has lost.
#include <algorithm>
#include <iostream>
#include <utility>

#include "state_graph.h"

struct Pile {
    long long stones, limit;

    Pile(long long stones, long long limit) : stones(stones), limit(std::min(limit, stones)) {}

    bool operator<(const Pile& other) const { return std::pair(stones, limit) < std::pair(other.stones, other.limit); }
    char mover() const { return 'N'; }
    std::string board() const { return std::to_string(stones) + " at most " + std::to_string(limit); }
    long long payoff() const { return -1; }
    std::vector<Move<Pile>> moves() const {
        std::vector<Move<Pile>> all;
        for (long long taken = 1; taken <= limit; ++taken) all.push_back({std::to_string(taken), {stones - taken, 2 * taken}});
        return all;
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Pile> starts;
    while (t-- > 0) {
        long long n, m;
        std::cin >> n >> m;
        if (n >= most) {  // every smaller pile can be reached
            std::puts("state-graph 1 impartial");
            too_large();
        }
        starts.emplace_back(n, m);
    }
    StateGraph<Pile>(most).print("impartial", starts);
}
