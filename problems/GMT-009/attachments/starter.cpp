#include <bits/stdc++.h>

// Each pile is written from bottom to top.
bool a_wins(const std::vector<std::string>& piles) {
    // Write your solution here.
    return false;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::string> piles(n);
    for (std::string& pile : piles) std::cin >> pile;
    std::cout << (a_wins(piles) ? "A" : "B") << '\n';
}
