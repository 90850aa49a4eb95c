// Token walk inputs: gen.cpp FAMILY ARGUMENTS. Same arguments, same bytes.
//   random N M SEED           M edges drawn one by one, repetitions allowed
//   doubled N M SEED          as random, and about half of the edges stand twice
//   chain N ORDER SEED        a path, labelled down (0 is the start), up (0 is the end) or shuffled
//   ladder N SEED             node i leads to i+1 and i+2, labels kept, edges shuffled
//   comb N SEED               a path in which every node has an end of its own
//   growth N SEED             a path with short leaps over it, labels shuffled
//   layers N M LAYERS SEED    edges lead from a layer to the next one only
//   pieces N SIZE SEED        many small graphs side by side
//   star N DIRECTION SEED     all edges lead out of, or into, one hub
//   hourglass N SEED          many nodes lead to one hub, the hub to many nodes, and these to one end: the hub is losing,
//                             and asked for by so many that not remembering that shows
//   complete N SEED           one edge for every pair
//   lookout N SEED            one edge for every pair of N nodes, and one node more, which leads only to the one with the
//                             greatest Grundy value, N - 1: kept in too few bits, that value is taken for a 0
//   random-tiny N SEED, every N INDEX, by-hand SEED
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

using Edge = std::pair<int, int>;

struct Graph {
    int nodes;
    std::vector<Edge> edges;
};

class Dice {
public:
    explicit Dice(unsigned long long seed) : engine(seed) {}
    long long below(long long bound) { return static_cast<long long>(engine() % static_cast<unsigned long long>(bound)); }
    template <class T> void shuffle(std::vector<T>& items) {
        for (size_t i = items.size(); i > 1; i--) std::swap(items[i - 1], items[below(static_cast<long long>(i))]);
    }

private:
    std::mt19937_64 engine;
};

Edge forwardPair(int nodes, Dice& dice) {
    const int u = static_cast<int>(dice.below(nodes));
    const int v = static_cast<int>(dice.below(nodes - 1));
    const int other = v + (v >= u);
    return {std::min(u, other), std::max(u, other)};
}

Graph relabelled(Graph graph, Dice& dice) {
    std::vector<int> label(graph.nodes);
    for (int i = 0; i < graph.nodes; i++) label[i] = i;
    dice.shuffle(label);
    for (auto& [u, v] : graph.edges) u = label[u], v = label[v];
    dice.shuffle(graph.edges);
    return graph;
}

Graph random(int nodes, int edges, Dice& dice) {
    Graph graph{nodes, {}};
    for (int i = 0; i < edges && nodes > 1; i++) graph.edges.push_back(forwardPair(nodes, dice));
    return relabelled(graph, dice);
}

Graph doubled(int nodes, int edges, Dice& dice) {
    Graph graph{nodes, {}};
    while (static_cast<int>(graph.edges.size()) < edges) {
        graph.edges.push_back(forwardPair(nodes, dice));
        if (dice.below(3) == 0 && static_cast<int>(graph.edges.size()) < edges) graph.edges.push_back(graph.edges.back());
    }
    return relabelled(graph, dice);
}

Graph path(int nodes) {
    Graph graph{nodes, {}};
    for (int i = 0; i + 1 < nodes; i++) graph.edges.push_back({i, i + 1});
    return graph;
}

Graph chain(int nodes, const std::string& order, Dice& dice) {
    Graph graph = path(nodes);
    if (order == "shuffled") return relabelled(graph, dice);
    if (order == "up")
        for (auto& [u, v] : graph.edges) u = nodes - 1 - u, v = nodes - 1 - v;
    dice.shuffle(graph.edges);
    return graph;
}

Graph ladder(int nodes, Dice& dice) {
    Graph graph = path(nodes);
    for (int i = 0; i + 2 < nodes; i++) graph.edges.push_back({i, i + 2});
    dice.shuffle(graph.edges);
    return graph;
}

Graph comb(int nodes, Dice& dice) {
    const int spine = nodes / 2;
    Graph graph = path(spine);
    graph.nodes = nodes;
    for (int i = 0; i < spine; i++) graph.edges.push_back({i, spine + i});
    return relabelled(graph, dice);
}

Graph growth(int nodes, Dice& dice) {
    Graph graph = path(nodes);
    for (int i = 0; i + 1 < nodes; i++) {
        const int u = static_cast<int>(dice.below(nodes - 1));
        graph.edges.push_back({u, static_cast<int>(std::min<long long>(nodes - 1, u + 2 + dice.below(4)))});
        if (graph.edges.back().first == graph.edges.back().second) graph.edges.pop_back();
    }
    return relabelled(graph, dice);
}

Graph layers(int nodes, int edges, int count, Dice& dice) {
    Graph graph{nodes, {}};
    const int width = nodes / count;
    for (int i = 0; i < edges; i++) {
        const int layer = static_cast<int>(dice.below(count - 1));
        const int u = layer * width + static_cast<int>(dice.below(width));
        const int v = (layer + 1) * width + static_cast<int>(dice.below(width));
        graph.edges.push_back({u, v});
    }
    return relabelled(graph, dice);
}

Graph pieces(int nodes, int size, Dice& dice) {
    Graph graph{nodes, {}};
    for (int first = 0; first + size <= nodes; first += size) {
        const long long edges = dice.below(2 * size);
        for (long long i = 0; i < edges; i++) {
            const auto [u, v] = forwardPair(size, dice);
            graph.edges.push_back({first + u, first + v});
        }
    }
    return relabelled(graph, dice);
}

Graph star(int nodes, const std::string& direction, Dice& dice) {
    Graph graph{nodes, {}};
    for (int i = 1; i < nodes; i++) graph.edges.push_back(direction == "out" ? Edge{0, i} : Edge{i, 0});
    return relabelled(graph, dice);
}

Graph hourglass(int nodes, Dice& dice) {
    const int hub = 0, end = 1, middle = nodes / 2;
    Graph graph{nodes, {}};
    for (int v = 2; v < middle; v++) {
        for (int copy = 0; copy < 2; copy++) graph.edges.push_back({hub, v});
        graph.edges.push_back({v, end});
    }
    for (int v = middle; v < nodes; v++) graph.edges.push_back({v, hub});
    return relabelled(graph, dice);
}

Graph complete(int nodes, Dice& dice) {
    Graph graph{nodes, {}};
    for (int u = 0; u < nodes; u++)
        for (int v = u + 1; v < nodes; v++) graph.edges.push_back({u, v});
    return relabelled(graph, dice);
}

Graph lookout(int nodes, Dice& dice) {
    Graph graph{nodes + 1, {{nodes, 0}}};
    for (int u = 0; u < nodes; u++)
        for (int v = u + 1; v < nodes; v++) graph.edges.push_back({u, v});
    return relabelled(graph, dice);
}

bool isAcyclic(const Graph& graph) {
    std::vector<bool> removed(graph.nodes, false);
    for (int round = 0; round < graph.nodes; round++) {
        std::vector<bool> leads(graph.nodes, false);
        for (auto [u, v] : graph.edges)
            if (!removed[v]) leads[u] = true;
        for (int u = 0; u < graph.nodes; u++)
            if (!leads[u]) removed[u] = true;
    }
    return std::count(removed.begin(), removed.end(), true) == graph.nodes;
}

// All labelled acyclic graphs with fewer edges first; each simple one is followed later by itself with one edge doubled.
std::vector<Graph> every(int nodes) {
    std::vector<Edge> pairs;
    for (int u = 0; u < nodes; u++)
        for (int v = 0; v < nodes; v++)
            if (u != v) pairs.push_back({u, v});
    std::map<size_t, std::vector<Graph>> byEdges;
    for (long long mask = 0; mask < (1LL << pairs.size()); mask++) {
        Graph graph{nodes, {}};
        for (size_t i = 0; i < pairs.size(); i++)
            if (mask >> i & 1) graph.edges.push_back(pairs[i]);
        if (!isAcyclic(graph)) continue;
        byEdges[graph.edges.size()].push_back(graph);
        for (const Edge& edge : graph.edges) {
            Graph twice = graph;
            twice.edges.push_back(edge);
            byEdges[twice.edges.size()].push_back(twice);
        }
    }
    std::vector<Graph> all;
    for (const auto& [size, graphs] : byEdges) all.insert(all.end(), graphs.begin(), graphs.end());
    return all;
}

void print(const Graph& graph) {
    std::printf("%d %zu\n", graph.nodes, graph.edges.size());
    for (auto [u, v] : graph.edges) std::printf("%d %d\n", u, v);
}

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const std::string family = words.at(0);
    const auto number = [&](size_t i) { return std::stoi(words.at(i)); };
    if (family == "every") {
        const std::vector<Graph> all = every(number(1));
        if (number(2) < static_cast<int>(all.size())) print(all[number(2)]);
        return 0;
    }
    Dice dice(std::stoull(words.back()));
    if (family == "random") print(random(number(1), number(2), dice));
    else if (family == "doubled") print(doubled(number(1), number(2), dice));
    else if (family == "chain") print(chain(number(1), words.at(2), dice));
    else if (family == "ladder") print(ladder(number(1), dice));
    else if (family == "comb") print(comb(number(1), dice));
    else if (family == "growth") print(growth(number(1), dice));
    else if (family == "layers") print(layers(number(1), number(2), number(3), dice));
    else if (family == "pieces") print(pieces(number(1), number(2), dice));
    else if (family == "star") print(star(number(1), words.at(2), dice));
    else if (family == "hourglass") print(hourglass(number(1), dice));
    else if (family == "complete") print(complete(number(1), dice));
    else if (family == "lookout") print(lookout(number(1), dice));
    else if (family == "random-tiny") print(random(number(1), static_cast<int>(dice.below(2 * number(1) + 1)), dice));
    else if (family == "by-hand") print(random(6, 7 + static_cast<int>(dice.below(3)), dice));
    else {
        std::fprintf(stderr, "unknown family '%s': see the head of gen.cpp\n", family.c_str());
        return 1;
    }
}
