// The right recursion with a table, but one entry and one scan of all divisors for every number below N.
#include <iostream>
#include <vector>

int main() {
    int games;
    std::cin >> games;
    std::vector<bool> wins{false, false};
    while (games-- > 0) {
        long long n;
        std::cin >> n;
        for (long long m = static_cast<long long>(wins.size()); m <= n; ++m) {
            bool win = false;
            for (long long d = 1; d <= m / 2; ++d) {
                if (m % d == 0 && !wins[m - d]) win = true;
            }
            wins.push_back(win);
        }
        std::cout << (wins[n] ? "First" : "Second") << '\n';
    }
}
