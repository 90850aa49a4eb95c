// Idea: 1 + 4 = 5, so answer 1 with 4 and 4 with 1: multiples of five lose (and what of 3?).
#include <iostream>

int main() {
    long long t, n;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        std::cout << (n % 5 ? "First" : "Second") << std::endl;
    }
}
