// Idea: only the largest lead counts; with equal leads the cakes cancel out.
#include <algorithm>
#include <cstdint>
#include <iostream>

// By how many moves Vertical is ahead in a cake.
std::int64_t lead(std::int64_t rows, std::int64_t columns) {
    while (rows > 1 && columns > 1) {
        rows /= 2;
        columns /= 2;
    }
    return columns - rows;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        std::int64_t largest = 0, smallest = 0;
        while (n-- > 0) {
            std::int64_t rows, columns;
            std::cin >> rows >> columns;
            largest = std::max(largest, lead(rows, columns));
            smallest = std::min(smallest, lead(rows, columns));
        }
        const std::int64_t sum = largest + smallest;
        std::cout << (sum > 0 ? "Vertical " : "Horizontal ") << (sum >= 0 ? "Vertical\n" : "Horizontal\n");
    }
}
