#include <bits/stdc++.h>

using Bar = std::array<int, 3>;  // squares in each row, the lowest first

// Your bite: the row, from 1, and the squares to take from its end.
std::pair<int, int> my_bite(const Bar& bar) {
    // Write your strategy here.
    int row = 2;
    while (bar[row] == 0) row--;
    return {row + 1, 1};
}

void bite(Bar& bar, int row, int taken) {
    const int left = bar[row - 1] - taken;
    for (int above = row - 1; above < 3; above++) bar[above] = std::min(bar[above], left);
}

int main() {
    int games;
    std::cin >> games;
    for (int game = 0; game < games; game++) {
        Bar bar;
        for (int& row : bar) std::cin >> row;
        while (bar[0] > 0) {
            auto [row, taken] = my_bite(bar);
            std::cout << row << ' ' << taken << std::endl;  // endl flushes: the judge sees the bite at once
            bite(bar, row, taken);
            int theirs, eaten;
            if (!(std::cin >> theirs >> eaten)) return 0;  // the judge has ended the talk
            bite(bar, theirs, eaten);
        }
    }
}
