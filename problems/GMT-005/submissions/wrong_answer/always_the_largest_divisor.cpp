// Lets both players always subtract the largest proper divisor and counts the moves.
#include <iostream>

long long largest_proper_divisor(long long n) {
    for (long long d = 2; d * d <= n; ++d) {
        if (n % d == 0) return n / d;
    }
    return 1;
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        long long n;
        std::cin >> n;
        int moves = 0;
        for (; n > 1; ++moves) n -= largest_proper_divisor(n);
        std::cout << (moves % 2 == 1 ? "First" : "Second") << '\n';
    }
}
