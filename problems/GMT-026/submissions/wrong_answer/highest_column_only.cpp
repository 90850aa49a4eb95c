// Idea: only the highest column counts, since all that is below can be put right.
#include <algorithm>
#include <iostream>
#include <vector>

bool second(std::vector<long long> a, int k) {
    long long m = *std::max_element(a.begin(), a.end()), c = 0;
    int j = 0;
    while (m >> j > 1) j++;
    for (long long v : a) c += v >> j & 1;
    return c % (k + 1) == 0;
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
