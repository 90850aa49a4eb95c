// Coin Game of Two Corners: First chooses a plan, the even or the odd places, and then takes coins from such places only; Second takes
// what Second likes. What can First make sure of?
#include <iostream>
#include <tuple>

#include "state_graph.h"

static std::vector<long long> coins;

enum Plan { NONE, EVEN, ODD };

struct Row {
    Plan plan;
    int left, right;  // the places that are left, from 1, both included
    bool first_moves;
    long long first;  // what First has

    bool operator<(const Row& other) const {
        return std::tie(plan, left, right, first_moves, first)
               < std::tie(other.plan, other.left, other.right, other.first_moves, other.first);
    }
    char mover() const { return first_moves ? 'F' : 'S'; }
    std::string board() const {
        std::string places = plan == NONE ? "no plan: " : plan == EVEN ? "EVEN: " : "ODD: ";
        for (int place = 1; place <= static_cast<int>(coins.size()); ++place)
            places += (place < left || place > right ? "." : std::to_string(coins[place - 1])) + std::string(" ");
        return places + "First has " + std::to_string(first);
    }
    long long payoff() const { return first; }
    bool may_take(int place) const { return !first_moves || (place % 2 == 0) == (plan == EVEN); }
    std::vector<Move<Row>> moves() const {
        if (plan == NONE) return {{"EVEN", {EVEN, left, right, true, 0}}, {"ODD", {ODD, left, right, true, 0}}};
        std::vector<Move<Row>> all;
        if (left <= right && may_take(left)) all.push_back({"left", taken(left, left + 1, right)});
        if (left < right && may_take(right)) all.push_back({"right", taken(right, left, right - 1)});
        return all;
    }
    // There is only one empty row, whichever end the coins were taken from.
    Row taken(int place, int next_left, int next_right) const {
        const long long more = first_moves ? coins[place - 1] : 0;
        if (next_left > next_right) return {plan, 1, 0, !first_moves, first + more};
        return {plan, next_left, next_right, !first_moves, first + more};
    }
};

int main(int, char** arguments) {
    int n;
    std::cin >> n;
    coins.resize(n);
    for (long long& coin : coins) std::cin >> coin;
    StateGraph<Row>(most_positions(arguments)).print("score", {{NONE, 1, n, true, 0}});
}
