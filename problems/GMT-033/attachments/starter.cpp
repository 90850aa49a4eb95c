#include <bits/stdc++.h>

// Two lines. If Blue begins: "Blue e" with the edge to cut, or "Red". If Red begins: "Blue", or "Red e". Stalks are written from the ground up.
std::string answer(const std::vector<std::string>& stalks) {
    // Write your solution here.
    return "Red\nBlue";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    for (int i = 0; i < games; i++) {
        int n;
        std::cin >> n;
        std::vector<std::string> stalks(n);
        for (std::string& stalk : stalks) std::cin >> stalk;
        std::cout << answer(stalks) << '\n';
    }
}
