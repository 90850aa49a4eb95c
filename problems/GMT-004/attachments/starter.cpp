#include <bits/stdc++.h>

bool first_wins(const std::vector<int>& values) {
    // Write your solution here.
    return false;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> values(n);
    for (int& one : values) std::cin >> one;
    std::cout << (first_wins(values) ? "First" : "Second") << '\n';
}
