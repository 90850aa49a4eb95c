// Idea: goes to any lost node; with ways round it never comes to an end.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int n, m;
std::vector<std::vector<int>> to, from;

std::vector<int> outcome, dist;  // 0: draw, 1: won, 2: lost

void solve() {
    outcome.assign(n, 0);
    dist.assign(n, 0);
    std::vector<int> open(n), queue;
    for (int v = 0; v < n; v++)
        if ((open[v] = (int)to[v].size()) == 0) outcome[v] = 2, queue.push_back(v);
    for (size_t i = 0; i < queue.size(); i++)
        for (int u : from[queue[i]])
            if (outcome[u] == 0 && (outcome[queue[i]] == 2 || --open[u] == 0)) {
                outcome[u] = 3 - outcome[queue[i]];
                dist[u] = dist[queue[i]] + 1;
                queue.push_back(u);
            }
}

int my_move(int v) {
    int wanted = outcome[v] == 1 ? 2 : 0;
    for (int w : to[v])
        if (outcome[w] == wanted) return w;
    return to[v][0];
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
