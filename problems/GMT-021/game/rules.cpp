// Turning coins: in a row of coins a move turns one that shows heads, and some to its left: under `turtles` at most one other, under `mock` at
// most two others, under `ruler` any number that follow one after the other. Who finds no heads has lost.
#include <iostream>
#include <tuple>

#include "state_graph.h"

struct Row {
    std::string rule;
    std::string coins;

    bool operator<(const Row& other) const { return std::tie(rule, coins) < std::tie(other.rule, other.coins); }
    char mover() const { return 'N'; }
    std::string board() const { return rule + " " + coins; }
    long long payoff() const { return -1; }
    // A move is called by the places that it turns, from the right.
    std::vector<Move<Row>> moves() const {
        std::vector<Move<Row>> all;
        for (std::size_t coin = 0; coin < coins.size(); ++coin) {
            if (coins[coin] == 'T') continue;
            if (rule == "ruler") turn_neighbours(coin, all);
            else turn_others(coin, rule == "mock" ? 2 : 1, "", all);
        }
        return all;
    }

private:
    // This coin, and at most so many to its left.
    void turn_others(std::size_t coin, int others, const std::string& turned, std::vector<Move<Row>>& all) const {
        Row next = *this;
        next.coins[coin] = coins[coin] == 'H' ? 'T' : 'H';
        const std::string name = turned + std::to_string(coin + 1);
        all.push_back({name, next});
        for (std::size_t other = 0; others > 0 && other < coin; ++other) next.turn_others(other, others - 1, name + " ", all);
    }

    // This coin, and as many neighbours to its left as there may be.
    void turn_neighbours(std::size_t coin, std::vector<Move<Row>>& all) const {
        Row next = *this;
        std::string name;
        for (std::size_t left = coin + 1; left-- > 0;) {
            next.coins[left] = coins[left] == 'H' ? 'T' : 'H';
            name += (name.empty() ? "" : " ") + std::to_string(left + 1);
            all.push_back({name, next});
        }
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Row> starts(t);
    for (Row& start : starts) {
        std::cin >> start.rule >> start.coins;
        if (start.coins.size() > 40) {  // every row with its last heads further left can be reached
            std::puts("state-graph 1 impartial");
            too_large();
        }
    }
    StateGraph<Row>(most).print("impartial", starts);
}
