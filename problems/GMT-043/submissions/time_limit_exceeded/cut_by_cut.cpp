// Idea: cut off one piece after the other, each as narrow as it can be without a loss, and count.
#include <algorithm>
#include <cstdint>
#include <iostream>

// By how many moves Vertical is ahead in a cake.
std::int64_t lead(std::int64_t rows, std::int64_t columns) {
    std::int64_t power = 1, moves = 0;
    while (power * 2 <= std::min(rows, columns)) power *= 2;
    for (std::int64_t left = std::max(rows, columns); left >= 2 * power; left -= power) {
        if (moves >= 0) ++moves;
        asm volatile("" : "+r"(moves));
    }
    return columns >= rows ? moves : -moves;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        std::int64_t sum = 0;
        while (n-- > 0) {
            std::int64_t rows, columns;
            std::cin >> rows >> columns;
            sum += lead(rows, columns);
        }
        std::cout << (sum > 0 ? "Vertical " : "Horizontal ") << (sum >= 0 ? "Vertical\n" : "Horizontal\n");
    }
}
