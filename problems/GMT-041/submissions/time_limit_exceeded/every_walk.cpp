// Idea: try every walk.
#include <iostream>
#include <vector>

std::vector<std::vector<int>> adj;
std::vector<bool> visited;

bool win(int u) {
    visited[u] = true;
    bool won = false;
    for (int v : adj[u]) {
        if (visited[v]) continue;
        if (!win(v)) {
            won = true;
            break;
        }
    }
    visited[u] = false;
    return won;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    adj.resize(n);
    visited.assign(n, false);
    while (m--) {
        int u, v;
        std::cin >> u >> v;
        adj[u].push_back(v);
        adj[v].push_back(u);
    }
    for (int u = 0; u < n; u++) std::cout << (win(u) ? "Winning" : "Losing") << '\n';
}
