#include <iostream>
#include <string>
#include <vector>

enum Outcome { DRAWN, WON, LOST };

int main() {
    std::ios::sync_with_stdio(false);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> to(n), from(n);
    while (m-- > 0) {
        int u, v;
        std::cin >> u >> v;
        to[u].push_back(v);
        from[v].push_back(u);
    }

    // From the dead ends backwards; what is never reached is drawn.
    std::vector<Outcome> outcome(n, DRAWN);
    std::vector<int> distance(n), open(n), queue;
    for (int node = 0; node < n; ++node) {
        open[node] = static_cast<int>(to[node].size());
        if (open[node] == 0) {
            outcome[node] = LOST;
            queue.push_back(node);
        }
    }
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const int decided = queue[next];
        for (const int node : from[decided]) {
            if (outcome[node] != DRAWN || (outcome[decided] == WON && --open[node] > 0)) continue;
            outcome[node] = outcome[decided] == WON ? LOST : WON;
            distance[node] = distance[decided] + 1;
            queue.push_back(node);
        }
    }

    // The shortest way of a winner; of somebody who draws any edge that keeps the draw.
    const auto my_move = [&](int node) {
        const Outcome wanted = outcome[node] == WON ? LOST : DRAWN;
        int best = to[node].front();
        for (const int next : to[node]) {
            if (outcome[next] != wanted) continue;
            if (outcome[best] != wanted || distance[next] < distance[best]) best = next;
        }
        return best;
    };

    int k, games;
    std::cin >> k >> games;
    while (games-- > 0) {
        std::string said;
        std::cin >> said;
        while (said != "draw") {
            const int node = my_move(std::stoi(said));
            std::cout << node << std::endl;
            if (to[node].empty()) break;
            std::cin >> said;
        }
    }
}
