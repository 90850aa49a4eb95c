// Coins on a board. One rule says which places may be turned in a row of coins, a second one which in another: under `turtles` a place and at most one
// before it, under `mock` at most two before it, under `ruler` any number that follow one after the other. A move chooses places of the first
// kind as rows, places of the second kind as columns, and turns all coins where they cross; the last of these must show heads. Who finds no such
// coin has lost. Boards are as large as the coins that show heads at first ask for; no move turns a coin further out.
#include <algorithm>
#include <iostream>
#include <tuple>

#include "state_graph.h"

using Places = std::vector<int>;

// All that a rule turns whose last place is that one, from there down.
std::vector<Places> turned(const std::string& rule, int last) {
    std::vector<Places> all{{last}};
    if (rule == "ruler") {
        for (int first = last - 1; first >= 1; --first) {
            all.push_back(all.back());
            all.back().push_back(first);
        }
        return all;
    }
    for (int one = 1; one < last; ++one) {
        all.push_back({last, one});
        for (int other = 1; other < one && rule == "mock"; ++other) all.push_back({last, one, other});
    }
    return all;
}

std::string name(const Places& places) {
    std::string all;
    for (const int place : places) all += (all.empty() ? "" : " ") + std::to_string(place);
    return all;
}

struct Board {
    std::string down, across;  // the rules of the rows and of the columns
    std::vector<std::string> coins;

    bool operator<(const Board& other) const { return std::tie(down, across, coins) < std::tie(other.down, other.across, other.coins); }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string all = down + " " + across;
        for (const std::string& row : coins) all += " " + row;
        return all;
    }
    long long payoff() const { return -1; }
    // A move is called by its rows and its columns.
    std::vector<Move<Board>> moves() const {
        std::vector<Move<Board>> all;
        for (int x = 1; x <= static_cast<int>(coins.size()); ++x) {
            for (int y = 1; y <= static_cast<int>(coins[0].size()); ++y) {
                if (coins[x - 1][y - 1] == 'T') continue;
                for (const Places& rows : turned(down, x))
                    for (const Places& columns : turned(across, y)) all.push_back({name(rows) + " x " + name(columns), with(rows, columns)});
            }
        }
        return all;
    }

private:
    Board with(const Places& rows, const Places& columns) const {
        Board next = *this;
        for (const int x : rows) {
            for (const int y : columns) {
                char& coin = next.coins[x - 1][y - 1];
                coin = coin == 'H' ? 'T' : 'H';
            }
        }
        return next;
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Board> starts(t);
    for (Board& start : starts) {
        int n;
        std::cin >> start.down >> start.across >> n;
        std::vector<std::pair<long long, long long>> heads(n);
        long long rows = 0, columns = 0;
        for (auto& [x, y] : heads) {
            std::cin >> x >> y;
            rows = std::max(rows, x);
            columns = std::max(columns, y);
        }
        if (rows > 40 || columns > 40 || rows * columns > 40) {  // any of the coins before one that shows heads can come to show heads
            std::puts("state-graph 1 impartial");
            too_large();
        }
        start.coins.assign(rows, std::string(columns, 'T'));
        for (const auto& [x, y] : heads) start.coins[x - 1][y - 1] = 'H';
    }
    StateGraph<Board>(most).print("impartial", starts);
}
