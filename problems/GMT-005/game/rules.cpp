// Divisor Game: a move subtracts a proper divisor from the number. Who finds a 1 has lost.
#include <iostream>
#include <set>

#include "state_graph.h"

struct Number {
    long long value;

    bool operator<(const Number& other) const { return value < other.value; }
    char mover() const { return 'N'; }
    std::string board() const { return std::to_string(value); }
    long long payoff() const { return -1; }
    std::vector<Move<Number>> moves() const {
        std::vector<Move<Number>> all;
        for (const long long divisor : proper_divisors()) all.push_back({"subtract " + std::to_string(divisor), {value - divisor}});
        return all;
    }
    std::set<long long> proper_divisors() const {
        std::set<long long> divisors;
        for (long long divisor = 1; divisor * divisor <= value; ++divisor)
            if (value % divisor == 0) divisors.insert({divisor, value / divisor});
        divisors.erase(value);
        return divisors;
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Number> numbers(t);
    for (Number& number : numbers) {
        std::cin >> number.value;
        if (number.value > most) {  // all smaller numbers can be reached by subtracting 1
            std::puts("state-graph 1 impartial");
            too_large();
        }
    }
    StateGraph<Number>(most).print("impartial", numbers);
}
