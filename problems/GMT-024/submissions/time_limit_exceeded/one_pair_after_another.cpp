// Idea: list the lost positions from the smallest one on, until the piles are reached.
#include <iostream>
#include <vector>

std::vector<bool> used;

bool lost(long long x, long long y) {
    if (x > y) std::swap(x, y);
    used.assign(64, false);
    long long a = 0;
    for (long long k = 0; a <= x; k++) {
        while (a < static_cast<long long>(used.size()) && used[a]) a++;
        if (a == x) return x + k == y;
        if (static_cast<long long>(used.size()) <= a + k) used.resize(2 * (a + k));
        used[a] = used[a + k] = true;
    }
    return false;
}

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        long long a, b;
        std::cin >> a >> b;
        while (a + b > 0) {
            int w = -1;
            long long s = 0;
            while (w < 0) {
                s++;
                if (s <= a && s <= b && lost(a - s, b - s)) w = 0;
                else if (s <= a && lost(a - s, b)) w = 1;
                else if (s <= b && lost(a, b - s)) w = 2;
            }
            std::cout << w << ' ' << s << std::endl;
            if (w != 2) a -= s;
            if (w != 1) b -= s;
            if (a + b == 0 || !(std::cin >> w >> s)) break;
            if (w != 2) a -= s;
            if (w != 1) b -= s;
        }
    }
}
