// Asks for a table with an entry for every total up to n.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        long long k, n;
        std::cin >> k >> n;
        std::vector<char> wins(n + 1);
        for (long long left = 1; left <= n; ++left) {
            for (long long step = 1; step <= std::min(k, left); ++step) {
                if (!wins[left - step]) wins[left] = true;
            }
        }
        std::cout << (wins[n] ? "First" : "Second") << '\n';
    }
}
