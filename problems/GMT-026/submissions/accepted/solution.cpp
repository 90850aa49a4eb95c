#include <array>
#include <cstdint>
#include <iostream>

const int COLUMNS = 60;  // of numbers up to 10^18

using Counts = std::array<int, COLUMNS>;  // how many ones each binary column holds

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games, k;
    std::cin >> games >> k;
    while (games-- > 0) {
        Counts counts{};
        int n;
        std::cin >> n;
        while (n-- > 0) {
            uint64_t pile;
            std::cin >> pile;
            for (int column = 0; column < COLUMNS; ++column) counts[column] += pile >> column & 1;
        }
        bool balanced = true;
        for (const int count : counts) balanced = balanced && count % (k + 1) == 0;
        std::cout << (balanced ? "Second\n" : "First\n");
    }
}
