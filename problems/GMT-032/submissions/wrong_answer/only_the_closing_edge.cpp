// Idea: only the edge that closes a cycle becomes a loop, where it comes down; all others bear.
#include <iostream>
#include <utility>
#include <vector>

struct Graph {
    int points;
    std::vector<std::pair<int, int>> edges;
    std::vector<int> first;
    std::vector<int> incident;

    void sort_edges() {
        first.assign(points + 1, 0);
        for (const auto& [from, to] : edges)
            if (from != to) ++first[from], ++first[to];
        int sum = 0;
        for (int& begin : first) sum += std::exchange(begin, sum);
        incident.resize(sum);
        std::vector<int> next = first;
        for (int edge = 0; edge < static_cast<int>(edges.size()); ++edge) {
            const auto [from, to] = edges[edge];
            if (from == to) continue;
            incident[next[from]++] = edge;
            incident[next[to]++] = edge;
        }
    }

    int other(int edge, int point) const { return edges[edge].first ^ edges[edge].second ^ point; }
};

struct Walk {
    std::vector<int> order;
    std::vector<int> edge_to;
    std::vector<int> place;
    std::vector<int> lowest;
};

Walk walk(const Graph& graph) {
    Walk walk{{}, std::vector<int>(graph.points, -1), std::vector<int>(graph.points, -1), std::vector<int>(graph.points, 0)};
    std::vector<int> next = graph.first, path{0};
    walk.order.push_back(0);
    walk.place[0] = 0;
    while (!path.empty()) {
        const int point = path.back();
        if (next[point] == graph.first[point + 1]) {
            path.pop_back();
            continue;
        }
        const int edge = graph.incident[next[point]++];
        const int to = graph.other(edge, point);
        if (walk.place[to] >= 0) continue;
        walk.place[to] = static_cast<int>(walk.order.size());
        walk.edge_to[to] = edge;
        walk.order.push_back(to);
        path.push_back(to);
    }
    for (int at = graph.points - 1; at >= 0; --at) {
        const int point = walk.order[at];
        walk.lowest[point] = at;
        for (int i = graph.first[point]; i < graph.first[point + 1]; ++i) {
            const int edge = graph.incident[i];
            if (edge == walk.edge_to[point]) continue;
            const int to = graph.other(edge, point);
            const int reached = walk.edge_to[to] == edge ? walk.lowest[to] : walk.place[to];
            if (reached < walk.lowest[point]) walk.lowest[point] = reached;
        }
    }
    return walk;
}

int grundy(const Graph& graph) {
    const Walk found = walk(graph);
    std::vector<int> value(graph.points, 0);
    for (int edge = 0; edge < static_cast<int>(graph.edges.size()); ++edge) {
        const auto [from, to] = graph.edges[edge];
        if (edge != found.edge_to[from] && edge != found.edge_to[to]) value[found.place[from] < found.place[to] ? from : to] ^= 1;
    }
    for (int at = graph.points - 1; at > 0; --at) {
        const int point = found.order[at];
        value[graph.other(found.edge_to[point], point)] ^= value[point] + 1;
    }
    return value[0];
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        Graph graph;
        int m;
        std::cin >> graph.points >> m;
        ++graph.points;
        graph.edges.resize(m);
        for (auto& [from, to] : graph.edges) std::cin >> from >> to;
        graph.sort_edges();
        const int value = grundy(graph);
        std::cout << (value == 0 ? "Second " : "First ") << value << '\n';
    }
}
