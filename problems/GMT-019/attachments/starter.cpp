#include <bits/stdc++.h>

// Your move: the number of the pile, from 1, and the stones to take.
std::pair<int, int> my_move(const std::vector<int>& piles) {
    // Write your strategy here.
    int pile = 0;
    while (piles[pile] == 0) pile++;
    return {pile + 1, 1};
}

int main() {
    int games;
    std::cin >> games;
    for (int game = 0; game < games; game++) {
        int n, left = 0;
        std::cin >> n;
        std::vector<int> piles(n);
        for (int& one : piles) {
            std::cin >> one;
            left += one;
        }
        while (true) {
            auto [pile, stones] = my_move(piles);
            std::cout << pile << ' ' << stones << std::endl;  // endl flushes: the judge sees the move at once
            piles[pile - 1] -= stones;
            left -= stones;
            if (left == 0 || !(std::cin >> pile >> stones)) break;
            piles[pile - 1] -= stones;
            left -= stones;
        }
    }
}
