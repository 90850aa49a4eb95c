// Idea: right, but a move and its mirror image are counted as two.
#include <array>
#include <iostream>
#include <vector>

constexpr int LONGEST = 9;
using Counts = std::array<int, LONGEST + 1>;  // of each length, how many rows have it

std::vector<bool> lost;  // of each reduced position

int reduced(int count) { return count == 0 ? 0 : 2 - count % 2; }

int place(const Counts& counts) {
    int all = 0;
    for (int row = LONGEST; row > 0; --row) all = 3 * all + reduced(counts[row]);
    return all;
}

// How many moves in one row of this length win.
int winning_moves(Counts counts, int row) {
    int winning = 0;
    --counts[row];
    for (int hit = 1; hit <= 2; ++hit)
        for (int left = 0; left <= row - hit; ++left) {
            const int right = row - hit - left;
            ++counts[left];
            ++counts[right];
            winning += lost[place(counts)];
            --counts[left];
            --counts[right];
        }
    return winning;
}

int winning_moves(const Counts& counts) {
    int winning = 0;
    for (int row = 1; row <= LONGEST; ++row)
        if (counts[row] > 0) winning += counts[row] * winning_moves(counts, row);
    return winning;
}

void fill_table() {
    int positions = 1;
    for (int row = 1; row <= LONGEST; ++row) positions *= 3;
    lost.assign(positions, false);
    for (int position = 1; position < positions; ++position) {
        Counts counts{};
        for (int row = 1, rest = position; row <= LONGEST; ++row, rest /= 3) counts[row] = rest % 3;
        lost[position] = winning_moves(counts) == 0;
    }
}

int main() {
    fill_table();
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
        const int moves = winning_moves(counts);
        if (moves > 0) std::cout << "First " << moves << '\n';
        else std::cout << "Second\n";
    }
}
