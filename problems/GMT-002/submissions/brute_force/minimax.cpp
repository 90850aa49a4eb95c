// The definition and nothing else: plays every game to its end.
#include <iostream>
#include <vector>

std::vector<std::vector<int>> successors;

bool moverWins(int u) {
    bool wins = false;
    for (int v : successors[u])
        if (!moverWins(v)) wins = true;
    return wins;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    successors.resize(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        std::cin >> u >> v;
        successors[u].push_back(v);
    }
    for (int u = 0; u < n; u++) std::cout << (moverWins(u) ? "Winning " : "Losing ");
    std::cout << "\n";
}
