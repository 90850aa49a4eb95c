// Idea: keep the last values only, and go up to the pile, one value after another.
#include <iostream>
#include <vector>

int main() {
    int t, m;
    std::cin >> t >> m;
    std::vector<int> s(m);
    for (int& v : s) std::cin >> v;
    while (t-- > 0) {
        long long pile;
        std::cin >> pile;
        int g[16] = {};
        for (long long n = 0; n <= pile; n++) {
            unsigned reached = 0;
            for (int x : s)
                if (x <= n) reached |= 1u << g[(n - x) % 16];
            int v = 0;
            while (reached >> v & 1) v++;
            g[n % 16] = v;
        }
        std::cout << g[pile % 16] << '\n';
    }
}
