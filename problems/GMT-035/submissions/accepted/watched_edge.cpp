// Every undecided node watches one of its edges, the first that does not lead to a won node. When that becomes won the watch goes on to the next
// edge, and where there is none the node is lost. No edge is counted, and in the end the watched edges are the moves: into the draw, and for a
// node that was won the edge that decided it, which is the shortest way since layers are found one after the other.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> to(n), from(n);
    for (int i = 0; i < m; ++i) {
        int u, v;
        std::cin >> u >> v;
        to[u].push_back(v);
        from[v].push_back(u);
    }

    std::vector<std::size_t> watched(n);
    std::vector<char> won(n), lost(n);
    std::vector<int> move(n);
    std::vector<int> newly_lost;
    for (int node = 0; node < n; ++node)
        if (to[node].empty()) newly_lost.push_back(node);
    while (!newly_lost.empty()) {
        for (const int node : newly_lost) lost[node] = true;
        std::vector<int> newly_won;
        for (const int end : newly_lost)
            for (const int node : from[end])
                if (!won[node] && !lost[node]) {
                    won[node] = true;
                    move[node] = end;
                    newly_won.push_back(node);
                }
        newly_lost.clear();
        for (const int next : newly_won)
            for (const int node : from[next]) {
                if (won[node] || watched[node] == to[node].size()) continue;
                std::size_t& edge = watched[node];
                while (edge < to[node].size() && won[to[node][edge]]) ++edge;
                if (edge == to[node].size()) newly_lost.push_back(node);
            }
    }
    for (int node = 0; node < n; ++node)
        if (!won[node] && !lost[node]) move[node] = to[node][watched[node]];

    int k, games;
    std::cin >> k >> games;
    while (games-- > 0) {
        std::string said;
        std::cin >> said;
        while (said != "draw") {
            const int node = move[std::stoi(said)];
            std::cout << node << std::endl;
            if (to[node].empty()) break;
            std::cin >> said;
        }
    }
}
