#include <bits/stdc++.h>

long long best_total(const std::vector<int>& coins) {
    // Write your solution here.
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> coins(n);
    for (int& one : coins) std::cin >> one;
    std::cout << best_total(coins) << '\n';
}
