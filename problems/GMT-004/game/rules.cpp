// Increasing Sequence Game: a move takes the number at either end of the row, and it must be greater than the one taken before. Who
// cannot move has lost.
#include <iostream>
#include <tuple>

#include "state_graph.h"

static std::vector<long long> row;

struct Rest {
    int left, right;  // the places that are left, both included
    long long last;   // the number taken before; less than any at the start

    bool operator<(const Rest& other) const {
        return std::tie(left, right, last) < std::tie(other.left, other.right, other.last);
    }
    char mover() const { return 'N'; }
    std::string board() const {
        std::string places;
        for (int place = 0; place < static_cast<int>(row.size()); ++place)
            places += (place < left || place > right ? "." : std::to_string(row[place])) + std::string(" ");
        return places + (last < 0 ? "after nothing" : "after " + std::to_string(last));
    }
    long long payoff() const { return -1; }
    std::vector<Move<Rest>> moves() const {
        std::vector<Move<Rest>> all;
        if (left <= right && row[left] > last) all.push_back({"left", {left + 1, right, row[left]}});
        if (left < right && row[right] > last) all.push_back({"right", {left, right - 1, row[right]}});
        return all;
    }
};

int main(int, char** arguments) {
    int n;
    std::cin >> n;
    row.resize(n);
    for (long long& value : row) std::cin >> value;
    StateGraph<Rest>(most_positions(arguments)).print("impartial", {{0, n - 1, -1}});
}
