// Idea: goes over all nodes again and again until nothing changes; the wave of a long way needs as many passes as it has nodes.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> to(n);
    while (m--) {
        int u, v;
        std::cin >> u >> v;
        to[u].push_back(v);
    }
    std::vector<int> outcome(n), dist(n);
    for (int moves = 0, quiet = 0; quiet < 2; moves++) {
        quiet++;
        for (int v = 0; v < n; v++) {
            if (outcome[v]) continue;
            bool all_won = true, some_lost = false;
            for (int w : to[v]) {
                bool known = outcome[w] && dist[w] < moves;
                all_won = all_won && known && outcome[w] == 1;
                some_lost = some_lost || (known && outcome[w] == 2);
            }
            if (some_lost) outcome[v] = 1;
            if (all_won) outcome[v] = 2;
            if (outcome[v]) dist[v] = moves, quiet = 0;
        }
    }
    int k, games;
    std::cin >> k >> games;
    while (games--) {
        std::string said;
        std::cin >> said;
        while (said != "draw") {
            int v = std::stoi(said), wanted = outcome[v] == 1 ? 2 : 0, best = -1;
            for (int w : to[v])
                if (outcome[w] == wanted && (best < 0 || dist[w] < dist[best])) best = w;
            std::cout << best << std::endl;
            if (to[best].empty()) break;
            std::cin >> said;
        }
    }
}
