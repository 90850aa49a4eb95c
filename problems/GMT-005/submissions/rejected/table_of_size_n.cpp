// Asks for a table with an entry for every number up to N.
#include <iostream>
#include <vector>

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        long long n;
        std::cin >> n;
        std::vector<char> wins(n + 1);
        for (long long m = 2; m <= n; ++m) wins[m] = !wins[m - 1];
        std::cout << (wins[n] ? "First" : "Second") << '\n';
    }
}
