// Idea: every row is a pile of Nim.
#include <iostream>

long long g(long long a) { return a; }

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        long long x = 0;
        for (int i = 0; i < n; i++) {
            long long a;
            std::cin >> a;
            x ^= g(static_cast<long long>(a));
        }
        std::cout << (x ? "First " : "Second ") << x << '\n';
    }
}
