#include <cstdint>
#include <iostream>
#include <vector>

struct Move {
    size_t pile;     // 1-indexed; 0 when no move wins
    int64_t stones;  // how many to take
};

Move winning_move(const std::vector<int64_t>& piles) {
    int64_t nim_sum = 0;
    for (int64_t pile : piles) nim_sum ^= pile;
    for (size_t i = 0; i < piles.size(); ++i) {
        int64_t rest = piles[i] ^ nim_sum;  // the only size that brings the nim-sum to 0
        if (rest < piles[i]) return {i + 1, piles[i] - rest};
    }
    return {0, 0};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        size_t n;
        std::cin >> n;
        std::vector<int64_t> piles(n);
        for (int64_t& pile : piles) std::cin >> pile;
        Move move = winning_move(piles);
        if (move.pile == 0) std::cout << "Second\n";
        else std::cout << "First " << move.pile << ' ' << move.stones << '\n';
    }
}
