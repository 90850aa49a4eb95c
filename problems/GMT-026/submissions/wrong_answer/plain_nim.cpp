// Idea: more piles at once change nothing, so it is Nim.
#include <algorithm>
#include <iostream>
#include <vector>

bool second(std::vector<long long> a, int k) {
    long long x = 0;
    for (long long v : a) x ^= v;
    return k > 0 && x == 0;
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
