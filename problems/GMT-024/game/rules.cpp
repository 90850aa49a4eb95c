// Wythoff's game: a move takes stones from one of two piles, or equally many from both (0). Who finds no stone has lost.
#include <algorithm>
#include <iostream>

#include "state_graph.h"

struct Piles {
    long long a, b;

    bool operator<(const Piles& other) const { return std::pair(a, b) < std::pair(other.a, other.b); }
    char mover() const { return 'N'; }
    std::string board() const { return std::to_string(a) + " " + std::to_string(b); }
    long long payoff() const { return -1; }
    std::vector<Move<Piles>> moves() const {
        std::vector<Move<Piles>> all;
        for (long long s = 1; s <= a; ++s) all.push_back({"1 " + std::to_string(s), {a - s, b}});
        for (long long s = 1; s <= b; ++s) all.push_back({"2 " + std::to_string(s), {a, b - s}});
        for (long long s = 1; s <= std::min(a, b); ++s) all.push_back({"0 " + std::to_string(s), {a - s, b - s}});
        return all;
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Piles> starts(t);
    for (Piles& start : starts) {
        std::cin >> start.a >> start.b;
        if (start.a >= most || start.b >= most) {  // every smaller pile can be reached
            std::puts("state-graph 1 impartial");
            too_large();
        }
    }
    StateGraph<Piles>(most).print("impartial", starts);
}
