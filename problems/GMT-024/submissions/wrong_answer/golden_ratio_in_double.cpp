// Idea: right, but the golden ratio is a double, and so is its product with a pile.
#include <algorithm>
#include <cmath>
#include <iostream>

const double PHI = (1 + std::sqrt(5.0)) / 2;

long long smaller(long long k) { return static_cast<long long>(std::floor(k * PHI)); }

long long partner(long long a) {
    for (long long k = std::max(0LL, static_cast<long long>(a / PHI) - 2); k <= a / PHI + 2; k++)
        if (smaller(k) == a) return a + k;
    for (long long k = std::max(0LL, static_cast<long long>(a / PHI / PHI) - 2); k <= a / PHI / PHI + 2; k++)
        if (smaller(k) + k == a) return a - k;
    return a - 1;
}

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        long long p[2];
        std::cin >> p[0] >> p[1];
        while (p[0] || p[1]) {
            int big = p[0] < p[1];
            long long a = p[!big], both = a - smaller(p[big] - a);
            if (both > 0) {
                p[0] -= both, p[1] -= both;
                std::cout << "0 " << both << std::endl;
            } else {
                long long rest = std::min(partner(a), p[big] - 1);
                std::cout << big + 1 << ' ' << p[big] - rest << std::endl;
                p[big] = rest;
            }
            long long w, s;
            if (p[0] + p[1] == 0 || !(std::cin >> w >> s)) break;
            if (w != 2) p[0] -= s;
            if (w != 1) p[1] -= s;
        }
    }
}
