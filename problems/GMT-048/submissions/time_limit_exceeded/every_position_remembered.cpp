// Idea: right, but each position is remembered with all of its rows.
#include <array>
#include <iostream>
#include <map>

constexpr int LONGEST = 9;
using Counts = std::array<int, LONGEST + 1>;  // of each length, how many rows have it

std::map<Counts, bool> known;

bool wins(const Counts& counts);

int winning_moves(Counts counts, int row) {
    int winning = 0;
    --counts[row];
    for (int hit = 1; hit <= 2; ++hit)
        for (int left = 0; left <= row - hit - left; ++left) {
            Counts next = counts;
            ++next[left];
            ++next[row - hit - left];
            next[0] = 0;
            winning += !wins(next);
        }
    return winning;
}

bool wins(const Counts& counts) {
    const auto found = known.find(counts);
    if (found != known.end()) return found->second;
    bool any = counts == Counts{};
    for (int row = 1; row <= LONGEST && !any; ++row) any = counts[row] > 0 && winning_moves(counts, row) > 0;
    return known[counts] = any;
}

int main() {
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int n;
        std::cin >> n;
        Counts counts{};
        while (n-- > 0) {
            int row;
            std::cin >> row;
            ++counts[row];
        }
        int moves = 0;
        for (int row = 1; row <= LONGEST; ++row)
            if (counts[row] > 0) moves += counts[row] * winning_moves(counts, row);
        if (moves > 0) std::cout << "First " << moves << '\n';
        else std::cout << "Second\n";
    }
}
