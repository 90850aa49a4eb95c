#include <bits/stdc++.h>

std::vector<int> grundy_values(const std::vector<std::vector<int>>& successors) {
    std::vector<int> values(successors.size(), 0);
    // Write your solution here.
    return values;
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
    std::vector<int> values = grundy_values(successors);
    for (int u = 0; u < n; u++) std::cout << values[u] << (u + 1 < n ? ' ' : '\n');
}
