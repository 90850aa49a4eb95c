#include <bits/stdc++.h>

// "First g" or "Second 0", with the Grundy value g of the game.
std::string answer(const std::vector<long long>& rows) {
    // Write your solution here.
    return "Second 0";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    for (int i = 0; i < games; i++) {
        int n;
        std::cin >> n;
        std::vector<long long> rows(n);
        for (long long& one : rows) std::cin >> one;
        std::cout << answer(rows) << '\n';
    }
}
