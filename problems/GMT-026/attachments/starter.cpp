#include <bits/stdc++.h>

// Who wins, "First" or "Second", if at most k piles may be touched in a move.
std::string answer(const std::vector<long long>& piles, int k) {
    // Write your solution here.
    return "First";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games, k;
    std::cin >> games >> k;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        std::vector<long long> piles(n);
        for (long long& one : piles) std::cin >> one;
        std::cout << answer(piles, k) << '\n';
    }
}
