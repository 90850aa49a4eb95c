#include <bits/stdc++.h>

// "First s" or "Second": s is the smallest number of stones that wins.
std::string answer(long long stones, long long limit) {
    // Write your solution here.
    return "Second";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        long long stones, limit;
        std::cin >> stones >> limit;
        std::cout << answer(stones, limit) << '\n';
    }
}
