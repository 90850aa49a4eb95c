// Directed acyclic graphs: gen.cpp FAMILY ARGUMENTS.
// Nodes are built so that edges run from small to large numbers; shuffled families rename the nodes afterwards.
//   random N M REACH SEED
//   chain N ORDER SEED
//   ladder N ORDER SEED
//   tournaments BLOCKS SIZE SEED
//   skipping N M SIZE SEED
//   hourglass N SEED
//   funnel N M MIDDLE SEED
//   star N
//   parallel N COPIES SEED
//   tiny SIZE SEED
//   every SIZE INDEX
//   by-hand SEED
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

using Edge = std::pair<int, int>;

struct Graph {
    int n = 0;
    std::vector<Edge> edges;
};

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
int between(int least, int most) { return least + static_cast<int>(below(most - least + 1)); }

template <class T>
void shuffle(std::vector<T>& items) {
    for (size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
}

void rename(Graph& graph) {
    std::vector<int> name(graph.n);
    std::iota(name.begin(), name.end(), 0);
    shuffle(name);
    for (auto& [from, to] : graph.edges) {
        from = name[from];
        to = name[to];
    }
    shuffle(graph.edges);
}

void reverse_names(Graph& graph) {
    for (auto& [from, to] : graph.edges) {
        from = graph.n - 1 - from;
        to = graph.n - 1 - to;
    }
}

// Each edge joins two nodes at most `reach` apart.
Graph random_graph(int n, int m, int reach) {
    Graph graph{n, {}};
    if (n < 2) return graph;
    for (int i = 0; i < m; ++i) {
        int from = between(0, n - 2);
        int to = between(from + 1, std::min(n - 1, from + reach));
        graph.edges.push_back({from, to});
    }
    return graph;
}

Graph chain(int n) {
    Graph graph{n, {}};
    for (int v = 0; v + 1 < n; ++v) graph.edges.push_back({v, v + 1});
    return graph;
}

// Node v leads to v+1 and v+2: the number of plays grows like the Fibonacci numbers.
Graph ladder(int n) {
    Graph graph = chain(n);
    for (int v = 0; v + 2 < n; ++v) graph.edges.push_back({v, v + 2});
    return graph;
}

// `blocks` transitive tournaments on `size` nodes: node v of a block has the Grundy value size - 1 - v.
Graph tournaments(int blocks, int size) {
    Graph graph{blocks * size, {}};
    for (int b = 0; b < blocks; ++b)
        for (int i = 0; i < size; ++i)
            for (int j = i + 1; j < size; ++j) graph.edges.push_back({b * size + i, b * size + j});
    return graph;
}

// A tournament whose nodes are then pointed at by many others, each of which leaves out a few of the values.
Graph skipping(int n, int m, int size) {
    Graph graph = tournaments(1, size);
    int first = n - size;
    for (auto& [from, to] : graph.edges) {
        from += first;
        to += first;
    }
    graph.n = n;
    int left = m - static_cast<int>(graph.edges.size());
    for (int v = 0; v < first && left > 0; ++v) {
        int degree = std::min(left, between(1, size));
        std::vector<int> targets(size);
        std::iota(targets.begin(), targets.end(), first);
        shuffle(targets);
        for (int i = 0; i < degree; ++i) graph.edges.push_back({v, targets[i]});
        left -= degree;
    }
    return graph;
}

// Many nodes lead to one hub, the hub to many nodes, twice each, and these to one end: the hub is losing, and asked for by
// so many that a program which does not remember that, or searches the hub's edges each time, shows it.
Graph hourglass(int n) {
    const int hub = 0, end = 1, middle = n / 2;
    Graph graph{n, {}};
    for (int v = 2; v < middle; ++v) {
        for (int copy = 0; copy < 2; ++copy) graph.edges.push_back({hub, v});
        graph.edges.push_back({v, end});
    }
    for (int v = middle; v < n; ++v) graph.edges.push_back({v, hub});
    return graph;
}

// As an hourglass with as many edges of the hub as fit, over few nodes: not remembering the hub costs most.
Graph funnel(int n, int m, int middle) {
    const int hub = 0, end = 1;
    Graph graph{n, {}};
    for (int v = 2; v < 2 + middle; ++v) graph.edges.push_back({v, end});
    for (int v = 2 + middle; v < n; ++v) graph.edges.push_back({v, hub});
    for (int i = 0; static_cast<int>(graph.edges.size()) < m; ++i) graph.edges.push_back({hub, 2 + i % middle});
    return graph;
}

Graph star(int n) {
    Graph graph{n, {}};
    for (int v = 1; v < n; ++v) graph.edges.push_back({0, v});
    return graph;
}

// Every pair of neighbours on a chain is joined by several parallel edges.
Graph parallel(int n, int copies) {
    Graph graph{n, {}};
    for (int v = 0; v + 1 < n; ++v) {
        int last = std::min(n - 1, v + 3);
        for (int c = between(1, copies); c > 0; --c) graph.edges.push_back({v, v + 1});
        for (int c = between(0, copies); c > 0; --c) graph.edges.push_back({v, between(v + 1, last)});
    }
    return graph;
}

bool is_acyclic(const Graph& graph) {
    std::vector<Edge> left = graph.edges;
    for (int round = 0; round < graph.n; ++round) {
        std::vector<bool> has_move(graph.n, false);
        for (auto [from, to] : left) has_move[from] = true;
        std::erase_if(left, [&](Edge e) { return !has_move[e.second]; });
    }
    return left.empty();
}

// Number `index` of the acyclic graphs without parallel edges on n nodes; n = 0 past the last.
Graph every(int n, uint64_t index) {
    std::vector<Edge> pairs;
    for (int i = 0; i < n; ++i)
        for (int j = i + 1; j < n; ++j) pairs.push_back({i, j});
    uint64_t codes = 1;
    for (size_t i = 0; i < pairs.size(); ++i) codes *= 3;
    for (uint64_t code = 0; code < codes; ++code) {
        Graph graph{n, {}};
        uint64_t rest = code;
        for (auto [i, j] : pairs) {
            if (rest % 3 == 1) graph.edges.push_back({i, j});
            if (rest % 3 == 2) graph.edges.push_back({j, i});
            rest /= 3;
        }
        if (is_acyclic(graph) && index-- == 0) return graph;
    }
    return {};
}

void print(const Graph& graph) {
    std::string out = std::to_string(graph.n) + " " + std::to_string(graph.edges.size()) + "\n";
    for (auto [from, to] : graph.edges) out += std::to_string(from) + " " + std::to_string(to) + "\n";
    std::cout << out;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoi(args.at(i)); };
    auto seed_at = [&](size_t i) { rng.seed(std::stoull(args.at(i))); };
    Graph graph;

    if (family == "random") {
        seed_at(4);
        graph = random_graph(arg(1), arg(2), arg(3));
        rename(graph);
    } else if (family == "chain" || family == "ladder") {
        seed_at(3);
        graph = family == "chain" ? chain(arg(1)) : ladder(arg(1));
        if (args.at(2) == "up") reverse_names(graph);
        if (args.at(2) == "shuffled") rename(graph);
    } else if (family == "tournaments") {
        seed_at(3);
        graph = tournaments(arg(1), arg(2));
        rename(graph);
    } else if (family == "skipping") {
        seed_at(4);
        graph = skipping(arg(1), arg(2), arg(3));
        rename(graph);
    } else if (family == "hourglass") {
        seed_at(2);
        graph = hourglass(arg(1));
        rename(graph);
    } else if (family == "funnel") {
        seed_at(4);
        graph = funnel(arg(1), arg(2), arg(3));
        rename(graph);
    } else if (family == "star") {
        graph = star(arg(1));
    } else if (family == "parallel") {
        seed_at(3);
        graph = parallel(arg(1), arg(2));
        rename(graph);
    } else if (family == "tiny") {
        seed_at(2);
        graph = random_graph(arg(1), between(0, 2 * arg(1)), arg(1));
        rename(graph);
    } else if (family == "every") {
        graph = every(arg(1), std::stoull(args.at(2)));
        if (graph.n == 0) return 0;
    } else if (family == "by-hand") {
        seed_at(1);
        int n = between(6, 7);
        graph = random_graph(n, between(n + 1, n + 4), n);
        std::sort(graph.edges.begin(), graph.edges.end());
        graph.edges.erase(std::unique(graph.edges.begin(), graph.edges.end()), graph.edges.end());
        rename(graph);
        std::sort(graph.edges.begin(), graph.edges.end());
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    print(graph);
}
