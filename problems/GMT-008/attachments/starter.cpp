#include <bits/stdc++.h>

struct Play {
    long long total;    // what First collects
    std::string moves;  // n letters, each L or R
};

Play best_play(const std::vector<int>& coins) {
    // Write your solution here.
    return {0, std::string(coins.size(), 'L')};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> coins(n);
    for (int& one : coins) std::cin >> one;
    Play play = best_play(coins);
    std::cout << play.total << ' ' << play.moves << '\n';
}
