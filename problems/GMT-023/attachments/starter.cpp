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
    std::string code;
    std::cin >> count >> code;
    while (count-- > 0) {
        int n;
        std::cin >> n;
        std::vector<long long> rows(n);
        for (long long& row : rows) std::cin >> row;
        std::cout << answer(code, rows) << '\n';
    }
}
