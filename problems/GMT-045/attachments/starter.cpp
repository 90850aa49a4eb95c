#include <bits/stdc++.h>

// With how many nodes First can begin and win; 0 if Second wins. neighbours[v] holds the neighbours of node v.
int winning_nodes(const std::vector<std::vector<int>>& neighbours) {
    // Write your solution here.
    return 0;
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n, m;
        std::cin >> n >> m;
        std::vector<std::vector<int>> neighbours(n);
        while (m-- > 0) {
            int u, v;
            std::cin >> u >> v;
            neighbours[u].push_back(v);
            neighbours[v].push_back(u);
        }
        const int nodes = winning_nodes(neighbours);
        if (nodes > 0) std::cout << "First " << nodes << '\n';
        else std::cout << "Second\n";
    }
}
