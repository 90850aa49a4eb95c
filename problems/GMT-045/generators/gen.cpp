// Games of Node Kayles: gen.cpp FAMILY ARGUMENTS. Names of nodes and the order of edges are drawn by lot.
//   random T N M SEED          T graphs of at most N nodes with at most M edges
//   tree T N SEED
//   caterpillar T N SEED       a path with leaves
//   path T N SEED
//   cycle T N SEED
//   cactus T N CYCLE SEED      bridges and cycles of at most CYCLE nodes that share a node at most
//   pieces T N NODES SEED      small graphs of at most NODES nodes side by side
//   dense T N MISSING SEED     complete but for at most MISSING edges
//   star T N SEED              of just N nodes, as all that follow
//   spider T N LEG SEED        legs of LEG nodes at one node
//   brush T N SEED             a complete graph, with a leg of two nodes at each of its nodes
//   empty T N SEED
//   every-path N SEED          one path of each length up to N
//   growth N SEED              one graph, as many edges as nodes, and a half more
//   by-hand N MORE SEED        connected, MORE edges than a tree has
//   tiny SIZE SEED
//   tiny-every SIZE INDEX      the INDEX-th of the graphs of every; nothing past the last one
//   every SIZE                 of graphs that differ only in the names of their nodes one, "--" behind each
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

std::mt19937_64 rng;

int below(int bound) { return static_cast<int>(rng() % static_cast<std::uint64_t>(bound)); }
int between(int least, int most) { return least + below(most - least + 1); }

template <class T> void shuffle(std::vector<T>& items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(static_cast<int>(i))]);
}

struct Graph {
    int nodes = 0;
    std::set<std::pair<int, int>> edges;

    explicit Graph(int nodes = 0) : nodes(nodes) {}

    int add_node() { return nodes++; }
    bool join(int u, int v) { return u != v && edges.insert(std::minmax(u, v)).second; }

    // Its first node; what is joined to it are the nodes behind.
    int add(const Graph& other) {
        const int first = nodes;
        nodes += other.nodes;
        for (const auto& [u, v] : other.edges) join(first + u, first + v);
        return first;
    }

    void join_at_random(int more) {
        const long long most = 1LL * nodes * (nodes - 1) / 2;
        while (more > 0 && static_cast<long long>(edges.size()) < most) more -= join(below(nodes), below(nodes));
    }
};

void print(const Graph& graph) {
    std::vector<int> name(graph.nodes);
    std::iota(name.begin(), name.end(), 0);
    shuffle(name);
    std::vector<std::pair<int, int>> edges(graph.edges.begin(), graph.edges.end());
    shuffle(edges);
    std::printf("%d %zu\n", graph.nodes, edges.size());
    for (auto [u, v] : edges) {
        if (below(2) == 0) std::swap(u, v);
        std::printf("%d %d\n", name[u], name[v]);
    }
}

Graph tree(int n) {
    Graph graph(n);
    for (int node = 1; node < n; ++node) graph.join(below(node), node);
    return graph;
}

Graph path(int n) {
    Graph graph(n);
    for (int node = 1; node < n; ++node) graph.join(node - 1, node);
    return graph;
}

Graph cycle(int n) {
    Graph graph = path(n);
    graph.join(n - 1, 0);
    return graph;
}

Graph cactus(int n, int longest) {
    Graph graph(1);
    while (graph.nodes < n) {
        const int from = below(graph.nodes), more = between(1, std::min(n - graph.nodes, longest - 1));
        int at = from;
        for (int i = 0; i < more; ++i) {
            const int next = graph.add_node();
            graph.join(at, next);
            at = next;
        }
        graph.join(at, from);
    }
    return graph;
}

Graph random_graph(int n, int m) {
    Graph graph(n);
    graph.join_at_random(m);
    return graph;
}

Graph caterpillar(int n) {
    Graph graph = path(between(1, n));
    const int spine = graph.nodes;
    while (graph.nodes < n) graph.join(below(spine), graph.add_node());
    return graph;
}

Graph spider(int n, int leg) {
    Graph graph(n);
    for (int node = 1; node < n; ++node) graph.join(node % leg == 1 || leg == 1 ? 0 : node - 1, node);
    return graph;
}

Graph brush(int n) {
    Graph graph = random_graph(n / 3, n / 3 * (n / 3 - 1) / 2);
    const int hubs = graph.nodes;
    for (int hub = 0; hub < hubs; ++hub) {
        const int inner = graph.add_node(), outer = graph.add_node();
        graph.join(hub, inner);
        graph.join(inner, outer);
    }
    while (graph.nodes < n) graph.add_node();
    return graph;
}

Graph pieces(int n, int most) {
    Graph graph;
    while (graph.nodes < n) {
        const int size = between(1, std::min(most, n - graph.nodes));
        switch (below(4)) {
            case 0: graph.add(tree(size)); break;
            case 1: graph.add(cactus(size, 5)); break;
            case 2: graph.add(path(size)); break;
            default: graph.add(random_graph(size, below(size * (size - 1) / 2 + 1)));
        }
    }
    return graph;
}

// Of graphs that differ only in the names of their nodes one, with few edges first.
std::vector<Graph> every(int n) {
    std::vector<std::pair<int, int>> pairs;
    std::vector<std::vector<int>> place(n, std::vector<int>(n, -1));
    for (int u = 0; u < n; ++u)
        for (int v = u + 1; v < n; ++v) {
            place[u][v] = place[v][u] = static_cast<int>(pairs.size());
            pairs.emplace_back(u, v);
        }
    const std::uint32_t codes = std::uint32_t{1} << pairs.size();
    std::vector<bool> struck(codes);
    std::vector<Graph> found;
    for (std::uint32_t code = 0; code < codes; ++code) {
        if (struck[code]) continue;
        Graph graph(n);
        for (std::size_t i = 0; i < pairs.size(); ++i)
            if (code >> i & 1) graph.join(pairs[i].first, pairs[i].second);
        std::vector<int> name(n);
        std::iota(name.begin(), name.end(), 0);
        do {
            std::uint32_t same = 0;
            for (const auto& [u, v] : graph.edges) same |= std::uint32_t{1} << place[name[u]][name[v]];
            struck[same] = true;
        } while (std::next_permutation(name.begin(), name.end()));
        found.push_back(graph);
    }
    std::stable_sort(found.begin(), found.end(), [](const Graph& a, const Graph& b) { return a.edges.size() < b.edges.size(); });
    return found;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](std::size_t i) { return std::stoi(args.at(i)); };
    rng.seed(std::stoull(args.back()));

    if (family == "every") {
        if (arg(1) > 7) return 1;
        for (const Graph& graph : every(arg(1))) {
            std::printf("1\n");
            print(graph);
            std::printf("--\n");
        }
        return 0;
    }
    std::vector<Graph> games;
    if (family == "growth") {
        games.push_back(random_graph(arg(1), arg(1) * 3 / 2));
    } else if (family == "by-hand") {
        games.push_back(tree(arg(1)));
        games.back().join_at_random(arg(2));
    } else if (family == "tiny") {
        const int n = between(1, arg(1));
        games.push_back(random_graph(n, below(n * (n - 1) / 2 + 1)));
    } else if (family == "tiny-every") {
        const std::vector<Graph> graphs = every(arg(1));
        if (arg(2) >= static_cast<int>(graphs.size())) return 0;
        games.push_back(graphs[arg(2)]);
    } else if (family == "every-path") {
        for (int n = 1; n <= arg(1); ++n) games.push_back(path(n));
    } else {
        for (int game = 0; game < arg(1); ++game) {
            const int n = arg(2), size = between((n + 1) / 2, n);
            if (family == "random") games.push_back(random_graph(size, between(0, arg(3))));
            else if (family == "tree") games.push_back(tree(size));
            else if (family == "caterpillar") games.push_back(caterpillar(size));
            else if (family == "path") games.push_back(path(size));
            else if (family == "cycle") games.push_back(size > 2 ? cycle(size) : path(size));
            else if (family == "cactus") games.push_back(cactus(size, arg(3)));
            else if (family == "pieces") games.push_back(pieces(size, arg(3)));
            else if (family == "dense") games.push_back(random_graph(size, size * (size - 1) / 2 - below(arg(3) + 1)));
            else if (family == "star") games.push_back(spider(n, 1));
            else if (family == "spider") games.push_back(spider(n, arg(3)));
            else if (family == "brush") games.push_back(brush(n));
            else if (family == "empty") games.push_back(Graph(n));
            else {
                std::cerr << "unknown family " << family << "\n";
                return 1;
            }
        }
    }
    std::printf("%zu\n", games.size());
    for (const Graph& graph : games) print(graph);
}
