#include <bits/stdc++.h>

// How many first moves win; 0 if Second wins.
long long winning_moves(const std::vector<int>& rows) {
    // Write your solution here.
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int> rows(n);
        for (int& row : rows) std::cin >> row;
        const long long moves = winning_moves(rows);
        if (moves > 0) std::cout << "First " << moves << '\n';
        else std::cout << "Second\n";
    }
}
