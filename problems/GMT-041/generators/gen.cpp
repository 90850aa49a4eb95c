// Undirected graphs: gen.cpp FAMILY ARGUMENTS. Names of nodes and the order of edges are drawn by lot.
//   random N M SEED
//   tree N SEED
//   path N SEED
//   cycle N SEED
//   star N SEED
//   complete N SEED
//   bipartite LEFT RIGHT M SEED
//   ears N EAR SEED                 odd N: a graph that keeps a matching of all other nodes, whichever one is left out, by ears of at most EAR new nodes
//   cactus N CYCLE SEED             bridges and cycles of at most CYCLE nodes that share a node at most
//   families HUBS PARTS NODES SEED  PARTS graphs as in ears with at most NODES nodes, joined only to HUBS nodes, and beside them graphs with perfect matchings
//   pieces N NODES SEED             small graphs of at most NODES nodes side by side
//   growth N SEED                   as many edges as nodes, and a half more
//   by-hand N MORE SEED             connected, MORE edges than a tree has, with winning and losing nodes
//   tiny SIZE SEED
//   tiny-every SIZE INDEX           the INDEX-th of the graphs of every; nothing past the last one
//   every SIZE                      of graphs that differ only in the names of their nodes one, "--" behind each
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

Graph ears(int n, int longest) {
    Graph graph(1);
    while (graph.nodes + 2 <= n) {
        const int more = 2 * between(1, std::min(longest, n - graph.nodes) / 2);
        const int old = graph.nodes, begin = below(old), end = below(old);
        int at = begin;
        for (int i = 0; i < more; ++i) {
            const int next = graph.add_node();
            graph.join(at, next);
            at = next;
        }
        graph.join(at, end);
    }
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

Graph families(int hubs, int parts, int most) {
    Graph graph(hubs);
    for (int part = 0; part < parts; ++part) {
        const Graph odd = ears(2 * below((most + 1) / 2) + 1, 4);
        const int first = graph.add(odd);
        for (int i = between(1, 3); i > 0; --i) graph.join(below(hubs), first + below(odd.nodes));
    }
    for (int pair = 0; pair < hubs; ++pair) {
        const int one = graph.add_node(), other = graph.add_node();
        graph.join(one, other);
        graph.join(below(hubs), one);
        if (pair > 0) graph.join(one - 2 + below(2), below(2) == 0 ? one : other);
    }
    for (int i = 0; i < hubs / 2; ++i) graph.join(below(hubs), below(hubs));
    return graph;
}

Graph random_graph(int n, int m) {
    Graph graph(n);
    graph.join_at_random(m);
    return graph;
}

Graph bipartite(int left, int right, int m) {
    Graph graph(left + right);
    while (m > 0) m -= graph.join(below(left), left + below(right));
    return graph;
}

Graph any_shape(int n) {
    switch (below(5)) {
        case 0: return tree(n);
        case 1: return cactus(n, 5);
        case 2: return ears(n % 2 == 1 ? n : n - 1, 4);
        case 3: return path(n);
        default: return random_graph(n, between(0, 2 * n));
    }
}

// By trying all walks: for small graphs.
bool wins(const Graph& graph, int node, std::vector<bool>& passed) {
    passed[node] = true;
    bool won = false;
    for (int to = 0; to < graph.nodes && !won; ++to)
        won = !passed[to] && graph.edges.count(std::minmax(node, to)) > 0 && !wins(graph, to, passed);
    passed[node] = false;
    return won;
}

Graph by_hand(int n, int more) {
    for (;;) {
        Graph graph = tree(n);
        graph.join_at_random(more);
        int won = 0;
        std::vector<bool> passed(n, false);
        for (int node = 0; node < n; ++node) won += wins(graph, node, passed);
        if (won > 0 && won < n) return graph;
    }
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

    if (family == "random") {
        print(random_graph(arg(1), arg(2)));
    } else if (family == "tree") {
        print(tree(arg(1)));
    } else if (family == "path") {
        print(path(arg(1)));
    } else if (family == "cycle") {
        print(cycle(arg(1)));
    } else if (family == "star") {
        Graph graph(arg(1));
        for (int node = 1; node < graph.nodes; ++node) graph.join(0, node);
        print(graph);
    } else if (family == "complete") {
        print(random_graph(arg(1), arg(1) * (arg(1) - 1) / 2));
    } else if (family == "bipartite") {
        print(bipartite(arg(1), arg(2), arg(3)));
    } else if (family == "ears") {
        print(ears(arg(1), arg(2)));
    } else if (family == "cactus") {
        print(cactus(arg(1), arg(2)));
    } else if (family == "families") {
        print(families(arg(1), arg(2), arg(3)));
    } else if (family == "pieces") {
        Graph graph;
        while (graph.nodes < arg(1)) graph.add(any_shape(between(1, std::min(arg(2), arg(1) - graph.nodes))));
        print(graph);
    } else if (family == "growth") {
        print(random_graph(arg(1), arg(1) * 3 / 2));
    } else if (family == "by-hand") {
        print(by_hand(arg(1), arg(2)));
    } else if (family == "tiny") {
        const int n = between(1, arg(1));
        print(random_graph(n, below(n * (n - 1) / 2 + 1)));
    } else if (family == "tiny-every") {
        const std::vector<Graph> graphs = every(arg(1));
        if (arg(2) < static_cast<int>(graphs.size())) print(graphs[arg(2)]);
    } else if (family == "every") {
        if (arg(1) > 7) return 1;
        for (const Graph& graph : every(arg(1))) {
            print(graph);
            std::printf("--\n");
        }
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
}
