// Solves the other popular version, in which whoever is forced to say n loses.
#include <iostream>

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        long long k, n;
        std::cin >> k >> n;
        std::cout << ((n - 1) % (k + 1) != 0 ? "First" : "Second") << '\n';
    }
}
