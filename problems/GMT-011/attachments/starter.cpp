#include <bits/stdc++.h>

// Nodes are numbered from 0 here; the tokens stand on a and b.
bool first_wins(const std::vector<std::vector<int>>& successors, int a, int b) {
    // Write your solution here.
    return false;
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
        successors[u - 1].push_back(v - 1);
    }
    int a, b;
    std::cin >> a >> b;
    std::cout << (first_wins(successors, a - 1, b - 1) ? "First" : "Second") << '\n';
}
