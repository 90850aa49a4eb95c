// Directed graphs with cycles, and nodes on them at which whoever begins does not lose. First argument: the family; the last one is the seed
// where chance plays a part.
//   random T N M SINKS K SEED          edges by chance, SINKS dead ends
//   slope T N M REACH PERCENT K SEED   edges lead at most REACH nodes down, PERCENT of them up again
//   ladder T N K SEED                  long ways to win, with ways round
//   rings T N TRAPS K SEED             drawn rings, on each node of them TRAPS edges that lose
//   forks T N K SEED                   short ways to win that look long
//   tiny SIZE SEED                     SIZE nodes
//   every SIZE                         all graphs without loops, up to isomorphism, each followed by "--"
//   tiny-every SIZE INDEX              graph number INDEX of those with loops
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <numeric>
#include <optional>
#include <random>
#include <set>
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
int between(int least, int most) { return least + static_cast<int>(below(static_cast<uint64_t>(most - least + 1))); }

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

enum Outcome { DRAWN, WON, LOST };

struct Solved {
    std::vector<Outcome> outcome;
    std::vector<int> distance;
};

Solved solve(const Graph& graph) {
    Solved solved{std::vector<Outcome>(graph.n, DRAWN), std::vector<int>(graph.n, 0)};
    std::vector<std::vector<int>> from(graph.n);
    std::vector<int> open(graph.n), queue;
    for (const auto& [u, v] : graph.edges) {
        from[v].push_back(u);
        ++open[u];
    }
    for (int node = 0; node < graph.n; ++node)
        if (open[node] == 0) {
            solved.outcome[node] = LOST;
            queue.push_back(node);
        }
    for (size_t next = 0; next < queue.size(); ++next) {
        const int decided = queue[next];
        const bool lost = solved.outcome[decided] == LOST;
        for (const int node : from[decided])
            if (solved.outcome[node] == DRAWN && (lost || --open[node] == 0)) {
                solved.outcome[node] = lost ? WON : LOST;
                solved.distance[node] = solved.distance[decided] + 1;
                queue.push_back(node);
            }
    }
    return solved;
}

// Nodes at which whoever begins wins with k moves, the longest ways first; and drawn ones, those first from which many edges lose.
struct Starts {
    std::vector<int> won, drawn;
};

Starts starts(const Graph& graph, int k) {
    const Solved solved = solve(graph);
    std::vector<int> losing(graph.n);
    for (const auto& [u, v] : graph.edges) losing[u] += solved.outcome[v] == WON;
    Starts found;
    for (int node = 0; node < graph.n; ++node) {
        if (solved.outcome[node] == DRAWN) found.drawn.push_back(node);
        if (solved.outcome[node] == WON && solved.distance[node] <= 2 * k - 1) found.won.push_back(node);
    }
    shuffle(found.won);
    shuffle(found.drawn);
    std::stable_sort(found.won.begin(), found.won.end(), [&](int a, int b) { return solved.distance[a] > solved.distance[b]; });
    std::stable_sort(found.drawn.begin(), found.drawn.end(), [&](int a, int b) { return losing[a] > losing[b]; });
    return found;
}

// Half of the games won, half drawn, as far as the graph has both; of each kind half the hardest and half by chance.
std::vector<int> chosen(Starts all, int games) {
    std::vector<int> some;
    for (int game = 0; game < games && !(all.won.empty() && all.drawn.empty()); ++game) {
        std::vector<int>& kind = all.drawn.empty() || (game % 2 == 0 && !all.won.empty()) ? all.won : all.drawn;
        const size_t place = game / 2 % 2 == 0 ? 0 : below(kind.size());
        some.push_back(kind[place]);
        if (kind.size() > 1) kind.erase(kind.begin() + static_cast<std::ptrdiff_t>(place));
    }
    return some;
}

void print(const Graph& graph, int k, const std::vector<int>& games) {
    std::string out = std::to_string(graph.n) + " " + std::to_string(graph.edges.size()) + "\n";
    for (const auto& [from, to] : graph.edges) out += std::to_string(from) + " " + std::to_string(to) + "\n";
    out += std::to_string(k) + "\n" + std::to_string(games.size()) + "\n";
    for (const int start : games) out += std::to_string(start) + "\n";
    std::cout << out;
}

Graph random_graph(int n, int m, int sinks) {
    Graph graph{n, {}};
    for (int i = 0; i < m; ++i) graph.edges.push_back({between(sinks, n - 1), between(0, n - 1)});
    return graph;
}

Graph slope(int n, int m, int reach, int percent_up) {
    Graph graph{n, {}};
    for (int i = 0; i < m; ++i) {
        const int from = between(1, n - 1);
        const bool up = static_cast<int>(below(100)) < percent_up;
        graph.edges.push_back({from, up ? between(from, std::min(n - 1, from + reach)) : between(std::max(0, from - reach), from - 1)});
    }
    return graph;
}

// Node v leads to v - 1 and, if it is odd, also up to even ones: so every even node is lost, every odd one won, in v moves, and whoever
// goes up makes the way longer. Even nodes may lead further down, which is quicker for the winner.
void climb(Graph& graph, int height, int edges) {
    for (int v = 1; v < height; ++v) graph.edges.push_back({v, v - 1});
    for (; edges > 0 && height > 3; --edges) {
        const int v = between(1, height - 1);
        if (v % 2 == 1 && v + 1 < height) {
            graph.edges.push_back({v, between(v, height - 2) / 2 * 2 + (below(8) == 0 ? 1 : 0)});
        } else if (v % 2 == 0) {
            graph.edges.push_back({v, between(0, v / 2 - 1) * 2 + 1});
        }
    }
}

Graph ladder(int n) {
    Graph graph{n, {}};
    const int height = n - n / 5;
    climb(graph, height, n / 2);
    for (int v = height; v < n; ++v) {  // drawn: two and two lead to each other
        const int other = v % 2 == 0 ? v + 1 : v - 1;
        graph.edges.push_back({v, other >= height && other < n ? other : v});
        graph.edges.push_back({v, between(0, height / 2 - 1) * 2 + 1});
        graph.edges.push_back({between(0, height / 2 - 1) * 2 + 1, v});  // the win can be given away
    }
    return graph;
}

Graph rings(int n, int traps) {
    Graph graph{n, {}};
    const int height = std::max(2, n / 3);
    climb(graph, height, n / 6);
    for (int first = height; first < n;) {
        const int length = std::min(n - first, between(1, 9));
        for (int v = first; v < first + length; ++v) {
            graph.edges.push_back({v, v + 1 < first + length ? v + 1 : first});
            for (int trap = 0; trap < traps; ++trap) graph.edges.push_back({v, between(0, height / 2 - 1) * 2 + 1});
            if (below(3) == 0) graph.edges.push_back({v, between(height, n - 1)});
        }
        first += length;
    }
    return graph;
}

// Joins a ladder of this height: its foot is a dead end. Answers its top.
int stand_ladder(Graph& graph, int height) {
    const int foot = graph.n;
    for (int v = foot + 1; v <= foot + height; ++v) graph.edges.push_back({v, v - 1});
    graph.n += height + 1;
    return graph.n - 1;
}

// From each start 2k - 1 moves lead over a fork and down the short one of its two ladders. The long one makes this way look longer than a third
// ladder, which is too long.
Graph forks(int n, int k) {
    Graph graph{0, {}};
    while (graph.n < n) {
        const int start = graph.n, lost = start + 1, fork = start + 2;
        graph.n += 3;
        graph.edges.push_back({start, lost});
        graph.edges.push_back({lost, fork});
        graph.edges.push_back({fork, stand_ladder(graph, 2 * k - 4)});
        graph.edges.push_back({fork, stand_ladder(graph, 2 * between(k + 1, k + 1 + k / 2))});
        graph.edges.push_back({start, stand_ladder(graph, 2 * k)});
    }
    return graph;
}

// The graph with this code, all of those that differ in names only but one left out.
std::optional<Graph> coded(int n, uint64_t code, bool loops) {
    Graph graph{n, {}};
    int bit = 0;
    for (int from = 0; from < n; ++from)
        for (int to = 0; to < n; ++to)
            if ((loops || from != to) && (code >> bit++ & 1)) graph.edges.push_back({from, to});
    std::vector<int> name(n);
    std::iota(name.begin(), name.end(), 0);
    do {  // of all names those that give the least row of edges
        std::vector<Edge> other;
        for (const auto& [from, to] : graph.edges) other.push_back({name[from], name[to]});
        std::sort(other.begin(), other.end());
        if (other < graph.edges) return std::nullopt;
    } while (std::next_permutation(name.begin(), name.end()));
    return graph;
}

struct Test {
    Graph graph;
    std::vector<int> games;
};

// From all nodes that are not lost, with as many moves as there are nodes; without those graphs in which every node is lost.
std::vector<Test> every(int n, bool loops) {
    std::vector<Test> all;
    const int bits = loops ? n * n : n * (n - 1);
    for (uint64_t code = 0; code < uint64_t{1} << bits; ++code) {
        std::optional<Graph> graph = coded(n, code, loops);
        if (!graph) continue;
        rename(*graph);  // so that edges lead up and down
        Starts found = starts(*graph, n);
        found.won.insert(found.won.end(), found.drawn.begin(), found.drawn.end());
        std::sort(found.won.begin(), found.won.end());
        if (!found.won.empty()) all.push_back({*graph, found.won});
    }
    return all;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoi(args.at(i)); };
    rng.seed(std::stoull(args.back()));

    if (family == "every") {
        for (const Test& test : every(arg(1), false)) {
            print(test.graph, test.graph.n, test.games);
            std::cout << "--\n";
        }
        return 0;
    }
    if (family == "tiny-every") {
        rng.seed(1);
        const std::vector<Test> all = every(arg(1), true);
        if (arg(2) < static_cast<int>(all.size())) print(all[arg(2)].graph, arg(1), all[arg(2)].games);
        return 0;
    }

    Graph graph;
    int k = 0, games = 1;
    for (int attempt = 0; attempt < 1000; ++attempt) {
        if (family == "random") {
            graph = random_graph(arg(2), arg(3), arg(4));
            k = arg(5);
            games = arg(1);
        } else if (family == "slope") {
            graph = slope(arg(2), arg(3), arg(4), arg(5));
            k = arg(6);
            games = arg(1);
        } else if (family == "ladder") {
            graph = ladder(arg(2));
            k = arg(3);
            games = arg(1);
        } else if (family == "rings") {
            graph = rings(arg(2), arg(3));
            k = arg(4);
            games = arg(1);
        } else if (family == "forks") {
            graph = forks(arg(2), arg(3));
            k = arg(3);
            games = arg(1);
        } else if (family == "tiny") {
            const int n = std::max(2, arg(1));
            k = n;
            games = 3;
            const uint64_t kind = below(5);
            graph = kind == 0 ? ladder(n + 3) : kind == 1 ? rings(n + 2, 2) : kind == 2 ? slope(n, 2 * n, 3, 25) : kind == 3 ? forks(2, std::max(2, n / 3)) : random_graph(n, 2 * n, 1);
            if (kind == 3) k = std::max(2, n / 3);
        } else {
            std::cerr << "unknown family " << family << "\n";
            return 1;
        }
        rename(graph);
        const std::vector<int> some = chosen(starts(graph, k), games);
        if (some.empty()) continue;
        print(graph, k, some);
        return 0;
    }
    std::cerr << "no start that is not lost\n";
    return 1;
}
