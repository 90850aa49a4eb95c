// Idea: every column must hold a multiple of k ones.
#include <algorithm>
#include <iostream>
#include <vector>

bool second(std::vector<long long> a, int k) {
    for (int j = 0; j < 60; j++) {
        long long c = 0;
        for (long long v : a) c += v >> j & 1;
        if (c % k) return false;
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
