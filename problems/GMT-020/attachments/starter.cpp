#include <bits/stdc++.h>

// "First p s" with the pile and the stones of the winning move, or "Second".
std::string answer(const std::vector<long long>& piles) {
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
        std::vector<long long> piles(n);
        for (long long& one : piles) std::cin >> one;
        std::cout << answer(piles) << '\n';
    }
}
