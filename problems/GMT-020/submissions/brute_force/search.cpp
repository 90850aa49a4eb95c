// Searches the positions by the rules of the game alone; remembers them in a table while they are few.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>

const int64_t TABLE_MAX = 4'000'000;
enum Label : char { UNKNOWN, LOSING, WINNING };

std::vector<int64_t> piles;
std::vector<Label> table;  // by mixed-radix number of the position; empty when the positions are too many

std::vector<int64_t> radix;

int64_t number_of_position() {
    int64_t number = 0;
    for (size_t i = 0; i < piles.size(); ++i) number = number * radix[i] + piles[i];
    return number;
}

void prepare_table() {
    radix.clear();
    int64_t positions = 1;
    for (int64_t pile : piles) {
        radix.push_back(pile + 1);
        positions = pile >= TABLE_MAX / positions ? TABLE_MAX : positions * (pile + 1);
    }
    table.assign(positions < TABLE_MAX ? positions : 0, UNKNOWN);
}

bool mover_wins() {
    int64_t number = table.empty() ? 0 : number_of_position();
    if (!table.empty() && table[number] != UNKNOWN) return table[number] == WINNING;
    bool wins = std::all_of(piles.begin(), piles.end(), [](int64_t pile) { return pile == 0; });
    for (size_t i = 0; i < piles.size() && !wins; ++i) {
        const int64_t before = piles[i];
        for (piles[i] = 0; piles[i] < before && !wins; ++piles[i]) wins = !mover_wins();
        piles[i] = before;
    }
    if (!table.empty()) table[number] = wins ? WINNING : LOSING;
    return wins;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        size_t n;
        std::cin >> n;
        piles.resize(n);
        for (int64_t& pile : piles) std::cin >> pile;
        prepare_table();
        size_t chosen = 0;
        int64_t taken = 0;
        for (size_t i = 0; i < n && chosen == 0; ++i) {
            const int64_t before = piles[i];
            for (piles[i] = 0; piles[i] < before; ++piles[i]) {
                if (mover_wins()) continue;
                chosen = i + 1;
                taken = before - piles[i];
                break;
            }
            piles[i] = before;
        }
        if (chosen == 0) std::cout << "Second\n";
        else std::cout << "First " << chosen << ' ' << taken << '\n';
    }
}
