// Idea: looks only at splits of which a part has a rare value.
#include <algorithm>
#include <bitset>
#include <iostream>
#include <vector>

constexpr int MOST_VALUE = 512;

// The xor of two rare values, or of two that are not, is rare.
bool is_rare(int value) { return std::bitset<16>(value >> 1).count() % 2 == 0; }

std::vector<int> values_up_to(int most) {
    std::vector<int> value(most + 1, 0);
    std::vector<int> rare_piles;
    std::vector<int> seen_at(MOST_VALUE, 0);  // the last pile of which a split has that value
    for (int pile = 1; pile <= most; ++pile) {
        for (const int part : rare_piles)
            if (2 * part != pile) seen_at[value[part] ^ value[pile - part]] = pile;
        while (seen_at[value[pile]] == pile) ++value[pile];
        if (is_rare(value[pile])) rare_piles.push_back(pile);
    }
    return value;
}

int main() {
    int games;
    std::cin >> games;
    std::vector<std::vector<int>> positions(games);
    int most = 0;
    for (std::vector<int>& piles : positions) {
        int n;
        std::cin >> n;
        piles.resize(n);
        for (int& pile : piles) {
            std::cin >> pile;
            most = std::max(most, pile);
        }
    }
    const std::vector<int> value = values_up_to(most);
    for (const std::vector<int>& piles : positions) {
        int all = 0;
        for (const int pile : piles) all ^= value[pile];
        if (all == 0) {
            std::cout << "Second\n";
            continue;
        }
        std::size_t i = 0;
        int part = 1;
        // The parts must be worth as much as the other piles are.
        const auto wins = [&] { return 2 * part < piles[i] && (value[part] ^ value[piles[i] - part]) == (all ^ value[piles[i]]); };
        while (i < piles.size() && !wins()) {
            if (2 * part < piles[i]) {
                ++part;
            } else {
                ++i;
                part = 1;
            }
        }
        std::cout << "First pile " << i + 1 << " part " << part << '\n';
    }
}
