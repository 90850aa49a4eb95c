#include <iostream>
#include <vector>

struct Graph {
    std::vector<std::vector<int>> successors;
    std::vector<std::vector<int>> predecessors;
};

Graph read_graph() {
    int n, m;
    std::cin >> n >> m;
    Graph graph{std::vector<std::vector<int>>(n), std::vector<std::vector<int>>(n)};
    for (int i = 0; i < m; ++i) {
        int from, to;
        std::cin >> from >> to;
        graph.successors[from].push_back(to);
        graph.predecessors[to].push_back(from);
    }
    return graph;
}

// All nodes, each after all of its successors.
std::vector<int> sinks_first(const Graph& graph) {
    int n = static_cast<int>(graph.successors.size());
    std::vector<int> waiting_for(n);
    std::vector<int> order;
    for (int v = 0; v < n; ++v) {
        waiting_for[v] = static_cast<int>(graph.successors[v].size());
        if (waiting_for[v] == 0) order.push_back(v);
    }
    for (size_t i = 0; i < order.size(); ++i)
        for (int u : graph.predecessors[order[i]])
            if (--waiting_for[u] == 0) order.push_back(u);
    return order;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::cin.exceptions(std::ios::failbit);
    Graph graph = read_graph();
    size_t n = graph.successors.size();
    std::vector<int> grundy(n, 0);
    std::vector<int> seen_by(n, -1);  // the node that saw the value last: nothing needs to be erased
    for (int v : sinks_first(graph)) {
        for (int w : graph.successors[v]) seen_by[grundy[w]] = v;
        while (seen_by[grundy[v]] == v) ++grundy[v];
    }
    const char* separator = "";
    for (int value : grundy) {
        std::cout << separator << value;
        separator = " ";
    }
    std::cout << '\n';
}
