// Idea: right, but halves are rounded up.
#include <cstdint>
#include <iostream>

// By how many moves Vertical is ahead in a cake.
std::int64_t lead(std::int64_t rows, std::int64_t columns) {
    while (rows > 1 && columns > 1) {
        rows = (rows + 1) / 2;
        columns = (columns + 1) / 2;
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
            sum += lead(rows, columns);
        }
        std::cout << (sum > 0 ? "Vertical " : "Horizontal ") << (sum >= 0 ? "Vertical\n" : "Horizontal\n");
    }
}
