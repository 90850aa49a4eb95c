#include <bits/stdc++.h>

// "First g" or "Second 0", with the Grundy value g of the row. The rule is turtles, mock or ruler.
std::string answer(const std::string& rule, const std::string& coins) {
    // Write your solution here.
    return "Second 0";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    for (int i = 0; i < games; i++) {
        std::string rule, coins;
        std::cin >> rule >> coins;
        std::cout << answer(rule, coins) << '\n';
    }
}
