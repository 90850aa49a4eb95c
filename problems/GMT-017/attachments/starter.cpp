#include <bits/stdc++.h>

// For each node "Winning d", "Losing d" or "Draw".
std::vector<std::string> outcomes(const std::vector<std::vector<int>>& successors) {
    std::vector<std::string> results(successors.size(), "Draw");
    // Write your solution here.
    return results;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> successors(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        std::cin >> u >> v;
        successors[u].push_back(v);
    }
    for (const std::string& outcome : outcomes(successors)) std::cout << outcome << '\n';
}
