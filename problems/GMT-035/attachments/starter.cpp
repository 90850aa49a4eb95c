#include <bits/stdc++.h>

// Your move: a node to which an edge leads from here.
int my_move(const std::vector<std::vector<int>>& to, int node) {
    // Write your strategy here.
    return to[node][0];
}

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> to(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        std::cin >> u >> v;
        to[u].push_back(v);
    }
    int k, games;
    std::cin >> k >> games;
    for (int game = 0; game < games; game++) {
        std::string said;
        std::cin >> said;
        while (said != "draw") {
            int node = my_move(to, std::stoi(said));
            std::cout << node << std::endl;  // endl flushes: the judge sees the move at once
            if (to[node].empty()) break;     // the judge cannot move
            if (!(std::cin >> said)) return 0;  // the judge has ended the talk
        }
    }
}
