#include <bits/stdc++.h>

struct Plan {
    std::string places;  // ODD or EVEN
    long long sum;       // of the values at these places
};

Plan better_plan(const std::vector<int>& coins) {
    // Write your solution here.
    return {"ODD", 0};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> coins(n);
    for (int& one : coins) std::cin >> one;
    Plan plan = better_plan(coins);
    std::cout << plan.places << ' ' << plan.sum << '\n';
}
