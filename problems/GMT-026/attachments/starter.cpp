#include <bits/stdc++.h>

// Who wins, "First" or "Second", if at most k piles may be touched in a move.
std::string answer(const std::vector<long long>& piles, int k) {
    // Write your solution here.
    return "First";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    std::vector<std::vector<long long>> all(games);
    for (auto& piles : all) {
        int n;
        std::cin >> n;
        piles.resize(n);
        for (long long& one : piles) std::cin >> one;
    }
    int k;
    std::cin >> k;
    for (const auto& piles : all) std::cout << answer(piles, k) << '\n';
}
