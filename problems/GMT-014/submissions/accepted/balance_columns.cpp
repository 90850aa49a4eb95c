// The way it is done on paper: count the ones of each binary column, and repair the odd columns in one pile.
#include <array>
#include <cstdint>
#include <iostream>
#include <vector>

const int COLUMNS = 60;

std::array<bool, COLUMNS> odd_columns(const std::vector<int64_t>& piles) {
    std::array<int, COLUMNS> ones{};
    for (int64_t pile : piles)
        for (int column = 0; column < COLUMNS; ++column) ones[column] += pile >> column & 1;
    std::array<bool, COLUMNS> odd{};
    for (int column = 0; column < COLUMNS; ++column) odd[column] = ones[column] % 2 == 1;
    return odd;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int64_t> piles(n);
        for (int64_t& pile : piles) std::cin >> pile;

        std::array<bool, COLUMNS> odd = odd_columns(piles);
        int top = COLUMNS - 1;
        while (top >= 0 && !odd[top]) --top;
        if (top < 0) {
            std::cout << "Second\n";
            continue;
        }
        int chosen = 0;
        while ((piles[chosen] >> top & 1) == 0) ++chosen;
        int64_t taken = 0;
        for (int column = 0; column <= top; ++column) {
            if (!odd[column]) continue;
            int64_t weight = int64_t{1} << column;
            taken += (piles[chosen] >> column & 1) ? weight : -weight;
        }
        std::cout << "First " << chosen + 1 << ' ' << taken << '\n';
    }
}
