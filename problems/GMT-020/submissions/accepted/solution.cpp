#include <cstdint>
#include <iostream>
#include <vector>

struct Move {
    size_t pile;     // 1-indexed; 0 when no move wins
    int64_t stones;  // how many to take
};

Move winning_move(const std::vector<int64_t>& piles) {
    int64_t sum = 0;
    size_t tall = 0;
    for (int64_t pile : piles) {
        sum ^= pile;
        tall += pile > 1;
    }
    // As in Nim the move leaves a sum of 0; but once no tall pile stays, an odd number of ones, which is a sum of 1.
    const int64_t wanted = tall > 1 ? 0 : 1;
    for (size_t i = 0; i < piles.size(); ++i) {
        const int64_t rest = piles[i] ^ sum ^ wanted;
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
        const Move move = winning_move(piles);
        if (move.pile == 0) std::cout << "Second\n";
        else std::cout << "First " << move.pile << ' ' << move.stones << '\n';
    }
}
