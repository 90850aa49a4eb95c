#include <cstdint>
#include <iostream>
#include <utility>

// Of n as a sum of Fibonacci numbers no two of which are neighbours; the largest that fits is always one of them.
int64_t smallest_part(int64_t n) {
    int64_t part = 1;
    for (int64_t next = 2; next <= n;) part = std::exchange(next, part + next);
    return part == n ? part : smallest_part(n - part);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int64_t stones, limit;
        std::cin >> stones >> limit;
        const int64_t part = smallest_part(stones);
        if (part <= limit) std::cout << "First " << part << '\n';
        else std::cout << "Second\n";
    }
}
