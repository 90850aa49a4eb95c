#include <bits/stdc++.h>

// How many first moves win from three piles while the pass is there; 0 if Second wins.
int winning_moves(int a, int b, int c) {
    // Write your solution here.
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int a, b, c;
        std::cin >> a >> b >> c;
        const int moves = winning_moves(a, b, c);
        if (moves > 0) std::cout << "First " << moves << '\n';
        else std::cout << "Second\n";
    }
}
