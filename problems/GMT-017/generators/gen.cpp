// Directed graphs with cycles: gen.cpp FAMILY ARGUMENTS.
//   random N M SINKS SEED
//   slope N M REACH PERCENT_UP SEED
//   chain-down N SEED    node v leads to v - 1
//   chain-up N SEED      node v leads to v + 1
//   returns N PERCENT SEED
//   cycle N SEED
//   tails LENGTH EVERY SEED
//   fans N FAN SEED
//   hourglass N SEED
//   parallel N SEED
//   one-way-out N SEED
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

// `sinks` nodes have no edge; all other edges are drawn freely, loops and parallel edges included.
Graph random_graph(int n, int m, int sinks) {
    Graph graph{n, {}};
    if (sinks >= n) return graph;
    for (int i = 0; i < m; ++i) graph.edges.push_back({between(sinks, n - 1), between(0, n - 1)});
    return graph;
}

// Edges lead at most `reach` nodes down, some of them (percent) up again: long wins and losses, and draws among them.
Graph slope(int n, int m, int reach, int percent_up) {
    Graph graph{n, {}};
    for (int i = 0; i < m && n > 1; ++i) {
        int from = between(1, n - 1);
        int to = static_cast<int>(below(100)) < percent_up ? between(from, std::min(n - 1, from + reach)) : between(std::max(0, from - reach), from - 1);
        graph.edges.push_back({from, to});
    }
    return graph;
}

// A chain down to node 0; every node that would be losing also has ways back up, which a loser with a choice would take.
Graph chain_with_returns(int n, int percent) {
    Graph graph{n, {}};
    for (int v = 1; v < n; ++v) {
        graph.edges.push_back({v, v - 1});
        if (v % 2 == 1 && static_cast<int>(below(100)) < percent) graph.edges.push_back({v, between(v, n - 1)});
    }
    return graph;
}

Graph chain(int n) { return chain_with_returns(n, 0); }

Graph cycle(int n) {
    Graph graph{n, {}};
    for (int v = 0; v < n; ++v) graph.edges.push_back({v, (v + 1) % n});
    return graph;
}

// A cycle from every `every`-th node of which a tail of length 1 to 3 leads to a dead end.
Graph cycle_with_tails(int length, int every) {
    Graph graph = cycle(length);
    for (int v = 0; v < length; v += every) {
        int at = v;
        for (int step = between(1, 3); step > 0; --step) {
            graph.edges.push_back({at, graph.n});
            at = graph.n++;
        }
    }
    return graph;
}

// A losing node has many moves of different lengths: its distance is the longest, reached last.
Graph fans(int n, int fan) {
    Graph graph = chain(n / 2);
    while (graph.n + 1 < n) {
        int hub = graph.n++;
        for (int i = 0; i < fan; ++i) graph.edges.push_back({hub, std::min(n / 2 - 1, 2 * between(0, (n / 2 - 1) / 2) + static_cast<int>(below(8) == 0 ? 0 : 1))});
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

// Every edge twice or three times, and a few ways back.
Graph parallel(int n) {
    Graph graph{n, {}};
    for (int v = 1; v < n; ++v) {
        for (int copies = between(1, 3); copies > 0; --copies) graph.edges.push_back({v, v - 1});
        if (below(3) == 0) graph.edges.push_back({v, between(std::max(0, v - 4), std::min(n - 1, v + 1))});
    }
    return graph;
}

// All nodes lead round in a large cycle with chords, and one node of it has a way out.
Graph one_way_out(int n) {
    Graph graph = cycle(n - 1);
    graph.n = n;
    graph.edges.push_back({0, n - 1});
    for (int v = 2; v + 1 < n; v += 2)
        if (below(4) != 0) graph.edges.push_back({v, between(0, n - 2)});
    return graph;
}

// Number `index` of all graphs on n nodes without parallel edges, loops included.
Graph every(int n, uint64_t index) {
    Graph graph{n, {}};
    if (index >= uint64_t{1} << (n * n)) return {};
    for (int from = 0; from < n; ++from)
        for (int to = 0; to < n; ++to)
            if (index >> (from * n + to) & 1) graph.edges.push_back({from, to});
    return graph;
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
    rng.seed(std::stoull(args.back()));
    Graph graph;
    bool keep_names = false;

    if (family == "random") {
        graph = random_graph(arg(1), arg(2), arg(3));
    } else if (family == "slope") {
        graph = slope(arg(1), arg(2), arg(3), arg(4));
    } else if (family == "chain-down") {
        graph = chain(arg(1));
        keep_names = true;
    } else if (family == "chain-up") {
        graph = chain(arg(1));
        for (auto& [from, to] : graph.edges) {
            from = graph.n - 1 - from;
            to = graph.n - 1 - to;
        }
        keep_names = true;
    } else if (family == "returns") {
        graph = chain_with_returns(arg(1), arg(2));
    } else if (family == "cycle") {
        graph = cycle(arg(1));
    } else if (family == "tails") {
        graph = cycle_with_tails(arg(1), arg(2));
    } else if (family == "fans") {
        graph = fans(arg(1), arg(2));
    } else if (family == "hourglass") {
        graph = hourglass(arg(1));
    } else if (family == "parallel") {
        graph = parallel(arg(1));
    } else if (family == "one-way-out") {
        graph = one_way_out(arg(1));
    } else if (family == "tiny") {
        graph = below(2) ? random_graph(arg(1), between(0, 2 * arg(1)), static_cast<int>(below(2))) : slope(arg(1), 2 * arg(1), 3, 25);
    } else if (family == "every") {
        graph = every(arg(1), std::stoull(args.at(2)));
        if (graph.n == 0) return 0;
        keep_names = true;
    } else if (family == "by-hand") {
        int n = between(6, 8);
        graph = slope(n, n + 4, 4, 25);
        std::sort(graph.edges.begin(), graph.edges.end());
        graph.edges.erase(std::unique(graph.edges.begin(), graph.edges.end()), graph.edges.end());
        rename(graph);
        std::sort(graph.edges.begin(), graph.edges.end());
        keep_names = true;
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    if (!keep_names) rename(graph);
    print(graph);
}
