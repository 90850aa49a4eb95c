#include <bits/stdc++.h>

// "First e" with the edge to cut, or "Second". below[e] is what edge e stands on, from 1; 0 is the ground.
std::string answer(const std::vector<int>& below) {
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
        std::vector<int> below(n + 1);
        for (int e = 1; e <= n; e++) std::cin >> below[e];
        std::cout << answer(below) << '\n';
    }
}
