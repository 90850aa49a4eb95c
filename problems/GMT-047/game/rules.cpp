// Euclid Sums: three pairs of positive numbers. A move takes a positive multiple of the smaller number of a pair from the larger one, and both stay
// positive. A player who cannot move has lost.
#include <array>
#include <iostream>

#include "state_graph.h"

struct Pairs {
    std::array<long long, 6> numbers;

    bool operator<(const Pairs& other) const { return numbers < other.numbers; }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string all;
        for (std::size_t i = 0; i < numbers.size(); ++i) all += (i == 0 ? "" : i % 2 == 0 ? ", " : " ") + std::to_string(numbers[i]);
        return all;
    }
    long long payoff() const { return -1; }
    std::vector<Move<Pairs>> moves() const {
        std::vector<Move<Pairs>> all;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const long long partner = numbers[i ^ 1];
            for (long long s = partner; s < numbers[i]; s += partner) {
                Pairs next = *this;
                next.numbers[i] -= s;
                all.push_back({std::to_string(i + 1) + " " + std::to_string(s), next});
            }
        }
        return all;
    }
};

// Subtracting the smaller number again and again leads through all positions of a pair.
long long positions(long long a, long long b, long long most) {
    long long all = 1;
    while (a != b && all < most) {
        if (a < b) std::swap(a, b);
        const long long steps = (a - 1) / b;
        all += steps;
        a -= steps * b;
    }
    return all;
}

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Pairs> starts(t);
    for (Pairs& start : starts) {
        for (long long& number : start.numbers) std::cin >> number;
        __int128 all = 1;
        for (int i = 0; i < 6; i += 2) {
            all *= positions(start.numbers[i], start.numbers[i + 1], most);
            if (all > most) {
                std::puts("state-graph 1 impartial");
                too_large();
            }
        }
    }
    StateGraph<Pairs>(most).print("impartial", starts);
}
