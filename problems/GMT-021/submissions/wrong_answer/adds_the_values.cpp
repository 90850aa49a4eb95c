// Idea: the values of coins are added.
#include <iostream>
#include <string>

unsigned g(const std::string& rule, unsigned n) {
    if (rule == "ruler") return n & -n;
    if (rule == "turtles") return n;
    return 2 * n - 1 - __builtin_popcount(n - 1) % 2;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t--) {
        std::string rule, s;
        std::cin >> rule >> s;
        unsigned long long x = 0;
        for (unsigned n = 1; n <= s.size(); n++)
            if (s[n - 1] == 'H') x += g(rule, n);
        std::cout << (x ? "First " : "Second ") << x << '\n';
    }
}
