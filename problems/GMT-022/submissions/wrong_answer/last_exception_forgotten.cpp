// Idea: regular from 58 on, as twelve values in a row agree there.
#include <iostream>
#include <set>
#include <vector>

std::vector<long long> table() {
    std::vector<long long> v{0};
    for (int a = 1; a < 100; a++) {
        std::set<long long> seen;
        for (int k = 1; k <= 2; k++)
            for (int l = 0; l + k <= a; l++) seen.insert(v[l] ^ v[a - k - l]);
        long long m = 0;
        while (seen.count(m)) m++;
        v.push_back(m);
    }
    return v;
}

const std::vector<long long> values = table();

long long g(long long a) { return values[a < 58 ? a : 58 + (a - 58) % 12]; }

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
