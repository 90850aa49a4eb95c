// Another way: the misère quotient. Reduced positions that no further rows can tell apart become one class, and only a
// table of classes is left. Rows are added to a class one by one.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

constexpr int LONGEST = 9;
constexpr int BASE = 3;

std::vector<int> power(LONGEST + 2, 1);

// The position with one more row; three rows count as one.
int with_row(int position, int row) {
    if (row == 0) return position;
    const int count = position / power[row] % BASE;
    return position + (count == 2 ? -1 : 1) * power[row];
}

int main() {
    for (int row = 2; row <= LONGEST + 1; ++row) power[row] = BASE * power[row - 1];
    const int positions = power[LONGEST + 1];
    std::vector<int> group(positions);  // at first 1 where the player to move loses
    for (int position = 1; position < positions; ++position) {
        bool any = false;
        for (int row = 1; row <= LONGEST; ++row) {
            if (position / power[row] % BASE == 0) continue;
            const int rest = position - power[row];
            for (int left = 0; left < row; ++left) {
                any = any || group[with_row(with_row(rest, left), row - 1 - left)] == 1;
                if (left + 2 <= row) any = any || group[with_row(with_row(rest, left), row - 2 - left)] == 1;
            }
        }
        group[position] = any ? 0 : 1;
    }
    std::vector<int> outcome;
    for (std::size_t before = 2;;) {
        std::map<std::vector<int>, int> groups;
        std::vector<int> finer(positions), outcomes;
        for (int position = 0; position < positions; ++position) {
            std::vector<int> seen = {group[position]};
            for (int row = 1; row <= LONGEST; ++row) seen.push_back(group[with_row(position, row)]);
            const auto [place, is_new] = groups.try_emplace(seen, static_cast<int>(groups.size()));
            finer[position] = place->second;
            if (is_new) outcomes.push_back(outcome.empty() ? group[position] : outcome[group[position]]);
        }
        group = finer;
        outcome = outcomes;
        if (groups.size() == before) break;
        before = groups.size();
    }
    std::vector<std::vector<int>> plus(outcome.size(), std::vector<int>(LONGEST + 1));  // class and row give a class
    for (int position = 0; position < positions; ++position)
        for (int row = 0; row <= LONGEST; ++row) plus[group[position]][row] = group[with_row(position, row)];
    const int empty = group[0];

    int t;
    std::cin >> t;
    while (t-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int> counts(LONGEST + 1);
        while (n-- > 0) {
            int row;
            std::cin >> row;
            ++counts[row];
        }
        int moves = 0;
        for (int row = 1; row <= LONGEST; ++row) {
            if (counts[row] == 0) continue;
            int rest = empty;
            for (int other = 1; other <= LONGEST; ++other)
                for (int i = other == row ? 1 : 0; i < counts[other]; ++i) rest = plus[rest][other];
            for (int hit = 1; hit <= 2; ++hit)
                for (int left = 0; left <= row - hit - left; ++left)
                    if (outcome[plus[plus[rest][left]][row - hit - left]] == 1) moves += counts[row];
        }
        std::cout << (moves > 0 ? "First " + std::to_string(moves) : "Second") << '\n';
    }
}
