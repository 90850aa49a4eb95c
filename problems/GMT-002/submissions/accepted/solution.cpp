#include <cstdio>
#include <utility>
#include <vector>

struct Graph {
    std::vector<std::vector<int>> before;  // before[v]: one entry per edge that leads to v
    std::vector<int> moves;                // moves[u]: number of edges that leave u
};

Graph readGraph() {
    int n, m;
    if (std::scanf("%d %d", &n, &m) != 2) return {};
    Graph graph{std::vector<std::vector<int>>(n), std::vector<int>(n, 0)};
    for (int i = 0; i < m; i++) {
        int u, v;
        if (std::scanf("%d %d", &u, &v) != 2) return {};
        graph.before[v].push_back(u);
        graph.moves[u]++;
    }
    return graph;
}

std::vector<bool> winningNodes(const Graph& graph) {
    const size_t n = graph.moves.size();
    std::vector<bool> winning(n, false);
    std::vector<int> unsettledMoves = graph.moves;
    std::vector<int> settled;
    for (size_t u = 0; u < n; u++)
        if (graph.moves[u] == 0) settled.push_back(static_cast<int>(u));
    for (size_t i = 0; i < settled.size(); i++) {
        const int v = settled[i];
        for (int u : graph.before[v]) {
            if (!winning[v]) winning[u] = true;
            if (--unsettledMoves[u] == 0) settled.push_back(u);
        }
    }
    return winning;
}

int main() {
    const char* separator = "";
    for (bool winning : winningNodes(readGraph())) {
        std::printf("%s%s", separator, winning ? "Winning" : "Losing");
        separator = " ";
    }
    std::printf("\n");
}
