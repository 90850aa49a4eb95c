#include <bits/stdc++.h>

// Who wins a row if Toads begins, and who wins if Frogs begins.
std::pair<std::string, std::string> winners(const std::string& row) {
    // Write your solution here.
    return {"Toads", "Frogs"};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        std::string row;
        std::cin >> row;
        const auto [first, second] = winners(row);
        std::cout << first << ' ' << second << '\n';
    }
}
