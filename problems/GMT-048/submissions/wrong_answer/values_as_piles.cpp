// Idea: each row is worth a pile of its Grundy value, and the piles are played as in Misère Nim.
#include <algorithm>
#include <iostream>
#include <vector>

constexpr int LONGEST = 9;

std::vector<int> values = {0};

bool loses(int sum, int large, int ones) { return large > 0 ? sum == 0 : ones % 2 == 1; }

int main() {
    for (int row = 1; row <= LONGEST; ++row) {
        std::vector<bool> reached(32);
        for (int hit = 1; hit <= 2 && hit <= row; ++hit)
            for (int left = 0; left <= row - hit; ++left) reached[values[left] ^ values[row - hit - left]] = true;
        values.push_back(static_cast<int>(std::find(reached.begin(), reached.end(), false) - reached.begin()));
    }
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int> rows(n);
        int sum = 0, large = 0, ones = 0;
        for (int& row : rows) {
            std::cin >> row;
            sum ^= values[row];
            large += values[row] > 1;
            ones += values[row] == 1;
        }
        long long moves = 0;
        for (const int row : rows)
            for (int hit = 1; hit <= 2; ++hit)
                for (int left = 0; left <= row - hit - left; ++left) {
                    const int a = values[left], b = values[row - hit - left], gone = values[row];
                    moves += loses(sum ^ gone ^ a ^ b, large - (gone > 1) + (a > 1) + (b > 1), ones - (gone == 1) + (a == 1) + (b == 1));
                }
        if (moves > 0) std::cout << "First " << moves << '\n';
        else std::cout << "Second\n";
    }
}
