// Idea: looks six moves ahead; what is not over by then counts as a draw.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int n, m;
std::vector<std::vector<int>> to, from;

void solve() {}

// 1: won, 0: draw, -1: lost
int search(int v, int depth) {
    if (to[v].empty()) return -1;
    if (depth == 0) return 0;
    int best = -1;
    for (int w : to[v]) {
        best = std::max(best, -search(w, depth - 1));
        if (best == 1) break;
    }
    return best;
}

int my_move(int v) {
    int best = to[v][0], value = -2;
    for (int w : to[v]) {
        int here = -search(w, 5);
        if (here > value) value = here, best = w;
    }
    return best;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin >> n >> m;
    to.resize(n);
    from.resize(n);
    while (m--) {
        int u, v;
        std::cin >> u >> v;
        to[u].push_back(v);
        from[v].push_back(u);
    }
    solve();
    int k, games;
    std::cin >> k >> games;
    while (games--) {
        std::string said;
        std::cin >> said;
        while (said != "draw") {
            int node = my_move(std::stoi(said));
            std::cout << node << std::endl;
            if (to[node].empty()) break;
            if (!(std::cin >> said)) return 0;
        }
    }
}
