#include <bits/stdc++.h>

// "First g" or "Second 0", with the Grundy value g of the game.
std::string answer(const std::string& code, const std::vector<long long>& rows) {
    // Write your solution here.
    return "Second 0";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int count;
    std::cin >> count;
    std::vector<std::vector<long long>> games(count);
    for (auto& rows : games) {
        int n;
        std::cin >> n;
        rows.resize(n);
        for (long long& row : rows) std::cin >> row;
    }
    std::string code;
    std::cin >> code;
    for (const auto& rows : games) std::cout << answer(code, rows) << '\n';
}
