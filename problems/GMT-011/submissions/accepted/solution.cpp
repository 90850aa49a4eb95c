#include <iostream>
#include <vector>

std::vector<std::vector<int>> successors;
std::vector<bool> visited;
std::vector<int> endsFirst;  // every node stands behind all nodes it leads to

void visit(int u) {
    if (visited[u]) return;
    visited[u] = true;
    for (int v : successors[u]) visit(v);
    endsFirst.push_back(u);
}

std::vector<std::vector<bool>> winningPairs() {
    const size_t n = successors.size();
    std::vector<std::vector<bool>> winning(n, std::vector<bool>(n, false));
    for (int a : endsFirst)
        for (int b : endsFirst) {
            if (a == b) continue;
            for (int next : successors[a])
                if (next != b && !winning[next][b]) winning[a][b] = true;
            for (int next : successors[b])
                if (next != a && !winning[a][next]) winning[a][b] = true;
        }
    return winning;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    successors.resize(n);
    visited.resize(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        std::cin >> u >> v;
        successors[u - 1].push_back(v - 1);
    }
    int a, b;
    std::cin >> a >> b;
    for (int u = 0; u < n; u++) visit(u);
    std::cout << (winningPairs()[a - 1][b - 1] ? "First" : "Second") << "\n";
}
