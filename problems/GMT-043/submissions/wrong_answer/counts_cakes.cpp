// Idea: a cake belongs to the player who is ahead in it; more cakes win.
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
        std::int64_t sum = 0;
        while (n-- > 0) {
            std::int64_t rows, columns;
            std::cin >> rows >> columns;
            sum += (lead(rows, columns) > 0) - (lead(rows, columns) < 0);
        }
        std::cout << (sum > 0 ? "Vertical " : "Horizontal ") << (sum >= 0 ? "Vertical\n" : "Horizontal\n");
    }
}
