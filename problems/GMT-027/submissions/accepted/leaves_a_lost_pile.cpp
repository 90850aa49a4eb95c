// Tries the Fibonacci numbers as first moves, smallest first, and asks of each whether it leaves a pile of which the other cannot take the smallest part.
#include <cstdint>
#include <iostream>

int64_t largest_fibonacci(int64_t most) {
    int64_t one = 1, next = 2;
    while (next <= most) {
        const int64_t sum = one + next;
        one = next;
        next = sum;
    }
    return one;
}

int64_t smallest_part(int64_t n) {
    int64_t part = largest_fibonacci(n);
    while (n > part) {
        n -= part;
        part = largest_fibonacci(n);
    }
    return part;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int64_t stones, limit;
        std::cin >> stones >> limit;
        int64_t taken = 1, next = 2;
        while (taken <= limit && taken < stones && smallest_part(stones - taken) <= 2 * taken) {
            const int64_t sum = taken + next;
            taken = next;
            next = sum;
        }
        if (taken <= limit) std::cout << "First " << taken << '\n';
        else std::cout << "Second\n";
    }
}
