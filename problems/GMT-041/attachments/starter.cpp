#include <bits/stdc++.h>

// For each node whether the player to move wins if the token starts there.
std::vector<bool> winning_starts(const std::vector<std::vector<int>>& neighbours) {
    std::vector<bool> winning(neighbours.size(), false);
    // Write your solution here.
    return winning;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> neighbours(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        std::cin >> u >> v;
        neighbours[u].push_back(v);
        neighbours[v].push_back(u);
    }
    for (bool wins : winning_starts(neighbours)) std::cout << (wins ? "Winning" : "Losing") << '\n';
}
