#include <bits/stdc++.h>

// The Grundy value of a board: its two rules, and row and column of each coin that shows heads.
unsigned long long value(const std::string& down, const std::string& across, const std::vector<std::pair<long long, long long>>& heads) {
    // Write your solution here.
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    for (int i = 0; i < games; i++) {
        std::string down, across;
        int n;
        std::cin >> down >> across >> n;
        std::vector<std::pair<long long, long long>> heads(n);
        for (auto& [x, y] : heads) std::cin >> x >> y;
        unsigned long long g = value(down, across, heads);
        std::cout << (g > 0 ? "First " : "Second ") << g << '\n';
    }
}
