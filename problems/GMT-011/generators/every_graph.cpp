// All graphs with so many nodes, up to isomorphism: every_graph.cpp dags|digraphs|two-tokens NODES. Each as an input, followed by the
// line "--"; two-tokens are acyclic ones with nodes from 1 and two of them in a last line, every two in turn.
//
// Of the graphs that differ only in the names of their nodes one is printed, under names drawn by lot (the same in every run): so
// edges lead from small to large names and the other way. Few edges come first. How many there are of 1, 2, … nodes: OEIS A003087
// (acyclic: 1, 2, 6, 31, 302, 5984) and A000273 (all without loops: 1, 3, 16, 218, 9608).
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

using Edge = std::pair<int, int>;
using Code = uint32_t;

// Graphs as numbers: bit i says whether the i-th of some pairs of nodes is an edge.
class Codes {
public:
    Codes(int nodes, bool acyclic) : place(nodes, std::vector<int>(nodes, -1)) {
        // Every acyclic graph has names under which all edges lead from small to large ones.
        for (int u = 0; u < nodes; ++u)
            for (int v = 0; v < nodes; ++v)
                if (acyclic ? u < v : u != v) {
                    place[u][v] = static_cast<int>(pairs.size());
                    pairs.push_back({u, v});
                }
    }

    Code count() const { return Code{1} << pairs.size(); }

    std::vector<Edge> edges(Code code) const {
        std::vector<Edge> found;
        for (size_t i = 0; i < pairs.size(); ++i)
            if (code >> i & 1) found.push_back(pairs[i]);
        return found;
    }

    // The same graph under other names; false where these names have no code.
    bool renamed(const std::vector<Edge>& edges, const std::vector<int>& name, Code& code) const {
        code = 0;
        for (const auto& [u, v] : edges) {
            const int at = place[name[u]][name[v]];
            if (at < 0) return false;
            code |= Code{1} << at;
        }
        return true;
    }

private:
    std::vector<Edge> pairs;
    std::vector<std::vector<int>> place;
};

std::vector<int> names(int nodes) {
    std::vector<int> in_order(nodes);
    std::iota(in_order.begin(), in_order.end(), 0);
    return in_order;
}

// One graph of each class: the one with the smallest code, which is met first and strikes out all others.
std::vector<std::vector<Edge>> classes(int nodes, bool acyclic) {
    const Codes codes(nodes, acyclic);
    std::vector<bool> struck(codes.count());
    std::vector<std::vector<Edge>> found;
    for (Code code = 0; code < codes.count(); ++code) {
        if (struck[code]) continue;
        found.push_back(codes.edges(code));
        std::vector<int> name = names(nodes);
        do {
            Code same;
            if (codes.renamed(found.back(), name, same)) struck[same] = true;
        } while (std::next_permutation(name.begin(), name.end()));
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
    return found;
}

template <class T> void shuffle(std::vector<T>& items, std::mt19937_64& lot) {
    for (size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[lot() % i]);
}

using Names = std::vector<int>;

void print(const std::vector<Edge>& edges, const Names& name) {
    std::printf("%zu %zu\n", name.size(), edges.size());
    for (const auto& [u, v] : edges) std::printf("%d %d\n", name[u], name[v]);
}

// For each two nodes the graph once, under names from 1 drawn anew.
void print_with_tokens(const std::vector<Edge>& edges, int nodes, std::mt19937_64& lot) {
    for (int a = 0; a < nodes; ++a)
        for (int b = 0; b < a; ++b) {
            Names name = names(nodes);
            for (int& each : name) ++each;
            shuffle(name, lot);
            print(edges, name);
            std::printf("%d %d\n--\n", name[a], name[b]);
        }
}

int main(int, char** arguments) {
    const std::string family = arguments[1];
    const int nodes = std::atoi(arguments[2]);
    const bool acyclic = family != "digraphs";
    const bool tokens = family == "two-tokens";
    if ((acyclic && !tokens && family != "dags") || nodes < 1 || nodes > (acyclic ? 6 : 5)) {
        std::fprintf(stderr, "every_graph.cpp dags or two-tokens 1 to 6, or digraphs 1 to 5\n");
        return 1;
    }
    std::mt19937_64 lot(nodes);
    for (auto& edges : classes(nodes, acyclic)) {
        shuffle(edges, lot);
        if (tokens) {
            print_with_tokens(edges, nodes, lot);
            continue;
        }
        Names name = names(nodes);
        shuffle(name, lot);
        print(edges, name);
        std::printf("--\n");
    }
}
