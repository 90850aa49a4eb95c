// Idea: piles are written in base k + 1, and each column must have the sum 0.
#include <algorithm>
#include <iostream>
#include <vector>

bool second(std::vector<long long> a, int k) {
    for (int j = 0; j < 64; j++) {
        long long c = 0;
        for (long long& v : a) {
            c += v % (k + 1);
            v /= k + 1;
        }
        if (c % (k + 1)) return false;
    }
    return true;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, n, k;
    std::cin >> t >> k;
    std::vector<std::vector<long long>> all(t);
    for (auto& a : all) {
        std::cin >> n;
        for (int i = 0; i < n; i++) {
            long long x;
            std::cin >> x;
            a.push_back(x);
        }
    }
    for (auto& a : all) std::cout << (second(a, k) ? "Second" : "First") << '\n';
}
