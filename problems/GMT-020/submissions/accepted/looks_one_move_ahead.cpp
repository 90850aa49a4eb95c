// Knows only which positions are lost, and looks for a move into one: of each pile it tries the three sizes that can be right.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>

struct Position {
    int64_t sum = 0;
    int64_t tall = 0;

    void put(int64_t pile, int times) {
        sum ^= pile;
        tall += pile > 1 ? times : 0;
    }

    bool is_lost() const { return tall > 0 ? sum == 0 : sum == 1; }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        size_t n;
        std::cin >> n;
        std::vector<int64_t> piles(n);
        Position whole;
        for (int64_t& pile : piles) {
            std::cin >> pile;
            whole.put(pile, 1);
        }
        size_t chosen = 0;
        int64_t taken = 0;
        for (size_t i = 0; i < n && chosen == 0; ++i) {
            for (const int64_t rest : {int64_t{0}, int64_t{1}, piles[i] ^ whole.sum}) {
                if (rest >= piles[i]) continue;
                Position next = whole;
                next.put(piles[i], -1);
                next.put(rest, 1);
                if (next.is_lost()) {
                    chosen = i + 1;
                    taken = piles[i] - rest;
                }
            }
        }
        if (chosen == 0) std::cout << "Second\n";
        else std::cout << "First " << chosen << ' ' << taken << '\n';
    }
}
