#include <bits/stdc++.h>

std::vector<bool> winning_nodes(const std::vector<std::vector<int>>& successors) {
    std::vector<bool> winning(successors.size(), false);
    // Write your solution here.
    return winning;
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
    std::vector<bool> winning = winning_nodes(successors);
    for (int u = 0; u < n; u++) std::cout << (winning[u] ? "Winning" : "Losing") << (u + 1 < n ? ' ' : '\n');
}
