#include <iostream>
#include <vector>

struct Move {
    size_t pile;  // 0-indexed
    int stones;
};

int nim_sum(const std::vector<int>& piles) {
    int sum = 0;
    for (int pile : piles) sum ^= pile;
    return sum;
}

// From a position whose nim-sum is not 0.
Move winning_move(const std::vector<int>& piles) {
    const int sum = nim_sum(piles);
    size_t i = 0;
    while ((piles[i] ^ sum) >= piles[i]) ++i;
    return {i, piles[i] - (piles[i] ^ sum)};
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        size_t n;
        std::cin >> n;
        std::vector<int> piles(n);
        int stones = 0;
        for (int& pile : piles) {
            std::cin >> pile;
            stones += pile;
        }
        for (;;) {
            const Move move = winning_move(piles);
            piles[move.pile] -= move.stones;
            stones -= move.stones;
            std::cout << move.pile + 1 << ' ' << move.stones << std::endl;
            if (stones == 0) break;
            size_t pile;
            int taken;
            std::cin >> pile >> taken;
            piles[pile - 1] -= taken;
            stones -= taken;
        }
    }
}
