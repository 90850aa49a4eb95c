// Another way: the largest power of two that fits into the shorter side divides the longer one.
#include <bit>
#include <cstdint>
#include <iostream>

std::int64_t whole_parts(std::uint64_t longer, std::uint64_t shorter) { return static_cast<std::int64_t>(longer / std::bit_floor(shorter)) - 1; }

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        std::int64_t of_vertical = 0, of_horizontal = 0;
        while (n-- > 0) {
            std::uint64_t rows, columns;
            std::cin >> rows >> columns;
            if (columns >= rows) of_vertical += whole_parts(columns, rows);
            else of_horizontal += whole_parts(rows, columns);
        }
        const bool first = of_vertical > of_horizontal, second = of_vertical >= of_horizontal;
        std::cout << (first ? "Vertical" : "Horizontal") << ' ' << (second ? "Vertical" : "Horizontal") << '\n';
    }
}
