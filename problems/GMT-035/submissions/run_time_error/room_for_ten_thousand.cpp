// Idea: right, but its tables end after ten thousand nodes.
#include <array>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::array<std::vector<int>, 10000> to, from;
    std::array<int, 10000> outcome{}, dist{}, open{};
    int n, m;
    std::cin >> n >> m;
    while (m--) {
        int u, v;
        std::cin >> u >> v;
        to.at(u).push_back(v);
        from.at(v).push_back(u);
    }
    std::vector<int> queue;
    for (int v = 0; v < n; v++)
        if ((open.at(v) = (int)to.at(v).size()) == 0) outcome[v] = 2, queue.push_back(v);
    for (size_t i = 0; i < queue.size(); i++)
        for (int u : from[queue[i]])
            if (outcome[u] == 0 && (outcome[queue[i]] == 2 || --open[u] == 0)) {
                outcome[u] = 3 - outcome[queue[i]];
                dist[u] = dist[queue[i]] + 1;
                queue.push_back(u);
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
