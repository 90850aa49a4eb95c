// Idea: right, in ints.
#include <iostream>

int g(int a) { return a % 4 == 3 ? a + 1 : a % 4 == 0 && a > 0 ? a - 1 : a; }

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        int x = 0;
        for (int i = 0; i < n; i++) {
            long long a;
            std::cin >> a;
            x ^= g(static_cast<int>(a));
        }
        std::cout << (x ? "First " : "Second ") << x << '\n';
    }
}
