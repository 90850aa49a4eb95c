// Optimal Strategy for a Game: a move takes the coin at either end of the row. Each wants much.
#include <iostream>
#include <tuple>

#include "state_graph.h"

static std::vector<long long> coins;

struct Row {
    int left, right;  // the places that are left, both included
    bool first_moves;
    long long first;  // what First has

    bool operator<(const Row& other) const {
        return std::tie(left, right, first_moves, first) < std::tie(other.left, other.right, other.first_moves, other.first);
    }
    char mover() const { return first_moves ? 'F' : 'S'; }
    std::string board() const {
        std::string places;
        for (int place = 0; place < static_cast<int>(coins.size()); ++place)
            places += (place < left || place > right ? "." : std::to_string(coins[place])) + std::string(" ");
        return places + "First has " + std::to_string(first);
    }
    long long payoff() const { return first; }
    std::vector<Move<Row>> moves() const {
        if (left > right) return {};
        return {{"L", taken(left, left + 1, right)}, {"R", taken(right, left, right - 1)}};
    }
    // There is only one empty row, whichever end the last coin was taken from.
    Row taken(int place, int next_left, int next_right) const {
        const long long more = first_moves ? coins[place] : 0;
        if (next_left > next_right) return {0, -1, !first_moves, first + more};
        return {next_left, next_right, !first_moves, first + more};
    }
};

int main(int, char** arguments) {
    int n;
    std::cin >> n;
    coins.resize(n);
    for (long long& coin : coins) std::cin >> coin;
    StateGraph<Row>(most_positions(arguments)).print("score", {{0, n - 1, true, 0}});
}
