#include <bits/stdc++.h>

// "First k" with the number of opening moves that win, or "Second".
std::string answer(const std::vector<long long>& basins) {
    // Write your solution here.
    return "Second";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int flights;
    std::cin >> flights;
    for (int i = 0; i < flights; i++) {
        int n;
        std::cin >> n;
        std::vector<long long> basins(n);
        for (long long& one : basins) std::cin >> one;
        std::cout << answer(basins) << '\n';
    }
}
