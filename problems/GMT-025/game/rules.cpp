// Euclid's game: a move subtracts a positive multiple of one number from the other, which may become 0 but not less. Whoever finds a 0 has lost.
#include <iostream>
#include <utility>

#include "state_graph.h"

struct Pair {
    long long a, b;

    bool operator<(const Pair& other) const { return std::pair(a, b) < std::pair(other.a, other.b); }
    char mover() const { return 'N'; }
    std::string board() const { return std::to_string(a) + " " + std::to_string(b); }
    long long payoff() const { return -1; }
    std::vector<Move<Pair>> moves() const {
        std::vector<Move<Pair>> all;
        if (a == 0 || b == 0) return all;
        for (long long s = b; s <= a; s += b) all.push_back({"1 " + std::to_string(s), {a - s, b}});
        for (long long s = a; s <= b; s += a) all.push_back({"2 " + std::to_string(s), {a, b - s}});
        return all;
    }
};

// Taking the smaller number one time after the other leads through all positions.
long long positions(long long a, long long b, long long most) {
    long long all = 1;
    while (a > 0 && b > 0 && all < most) {
        if (a < b) std::swap(a, b);
        all += a / b;
        a %= b;
    }
    return all;
}

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Pair> starts(t);
    for (Pair& start : starts) {
        std::cin >> start.a >> start.b;
        if (positions(start.a, start.b, most) >= most) {
            std::puts("state-graph 1 impartial");
            too_large();
        }
    }
    StateGraph<Pair>(most).print("impartial", starts);
}
