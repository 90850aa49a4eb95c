// Depth-first search with a memo, straight from the definition.
#include <iostream>
#include <optional>
#include <vector>

std::vector<std::vector<int>> successors;
std::vector<std::optional<bool>> memo;

bool isWinning(int u) {
    if (memo[u]) return *memo[u];
    bool winning = false;
    for (int v : successors[u])
        if (!isWinning(v)) {
            winning = true;
            break;
        }
    memo[u] = winning;
    return winning;
}

int main() {
    std::cin.tie(nullptr)->sync_with_stdio(false);
    int n, m;
    std::cin >> n >> m;
    successors.resize(n);
    memo.resize(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        std::cin >> u >> v;
        successors[u].push_back(v);
    }
    for (int u = 0; u < n; u++) std::cout << (isWinning(u) ? "Winning" : "Losing") << (u + 1 < n ? ' ' : '\n');
}
