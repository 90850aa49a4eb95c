#include <bits/stdc++.h>

// "First pile i part s" with the winning split, or "Second".
std::string answer(const std::vector<int>& piles) {
    // Write your solution here.
    return "Second";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    for (int i = 0; i < games; i++) {
        int n;
        std::cin >> n;
        std::vector<int> piles(n);
        for (int& pile : piles) std::cin >> pile;
        std::cout << answer(piles) << '\n';
    }
}
