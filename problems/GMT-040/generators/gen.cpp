// Heaps of games. First argument: the family; the last one is the seed where chance plays a part.
// Calls: every PARTS, tiny SIZE SEED, tiny-every SIZE INDEX, random T PARTS SIZE SEED, balanced T PARTS SIZE SEED, only KIND T SIZE SEED, by-hand PARTS SIZE SEED,
// growth SIZE SEED; the families of the largest instances say below what they are called with.
#include <algorithm>
#include <cstdint>
#include <functional>
#include <iostream>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
int between(int least, int most) { return least + static_cast<int>(below(static_cast<uint64_t>(most - least + 1))); }

template <class T>
void shuffle(std::vector<T>& all) {
    for (size_t i = all.size(); i > 1; --i) std::swap(all[i - 1], all[below(i)]);
}

int mex(std::vector<int> values) {
    std::sort(values.begin(), values.end());
    int least = 0;
    for (const int value : values) least += value == least;
    return least;
}

enum Kind { PILE, ROW, TREE, GRAPH };

struct Part {
    Kind kind;
    int n;
    int at = 0;             // where the token of a graph is, or how many pins of a row go
    std::vector<int> list;  // the set of a pile, what edges of a tree stand on, ends of the edges of a graph
};

std::string text(const Part& part) {
    std::string out;
    switch (part.kind) {
        case PILE: out = "pile " + std::to_string(part.n) + " " + std::to_string(part.list.size()); break;
        case ROW: return "row " + std::to_string(part.n) + " " + std::to_string(part.at) + "\n";
        case TREE: out = "tree " + std::to_string(part.n); break;
        case GRAPH: out = "graph " + std::to_string(part.n) + " " + std::to_string(part.list.size() / 2) + " " + std::to_string(part.at);
    }
    for (const int number : part.list) out += " " + std::to_string(number);
    return out + "\n";
}

std::string text(const std::vector<Part>& heap) {
    std::string out = std::to_string(heap.size()) + "\n";
    for (const Part& part : heap) out += text(part);
    return out;
}

// What a part is worth, to balance heaps.
int value(const Part& part) {
    std::vector<int> values(part.n + 1, 0);
    if (part.kind == PILE) {
        for (int stones = 0; stones <= part.n; ++stones) {
            std::vector<int> after;
            for (const int taken : part.list)
                if (taken <= stones) after.push_back(values[stones - taken]);
            values[stones] = mex(after);
        }
        return values[part.n];
    }
    if (part.kind == ROW) {
        for (int pins = part.at; pins <= part.n; ++pins) {
            std::vector<int> after;
            for (int left = 0; 2 * left <= pins - part.at; ++left) after.push_back(values[left] ^ values[pins - part.at - left]);
            values[pins] = mex(after);
        }
        return values[part.n];
    }
    // Trees and graphs from where nothing leads on.
    std::vector<int> waits_for(part.n + 1, 0), open;
    std::vector<std::vector<int>> into(part.n + 1), after(part.n + 1);
    if (part.kind == TREE) {
        for (int edge = 1; edge <= part.n; ++edge) {
            into[edge].push_back(part.list[edge - 1]);
            ++waits_for[part.list[edge - 1]];
        }
    } else {
        for (size_t i = 0; i < part.list.size(); i += 2) {
            into[part.list[i + 1]].push_back(part.list[i]);
            ++waits_for[part.list[i]];
        }
    }
    for (int i = 1; i <= part.n; ++i)
        if (waits_for[i] == 0) open.push_back(i);
    while (!open.empty()) {
        const int done = open.back();
        open.pop_back();
        if (part.kind == GRAPH) values[done] = mex(after[done]);
        for (const int next : into[done]) {
            if (part.kind == TREE) values[next] ^= values[done] + 1;
            else after[next].push_back(values[done]);
            if (--waits_for[next] == 0 && next != 0) open.push_back(next);
        }
    }
    return values[part.kind == TREE ? 0 : part.at];
}

int value(const std::vector<Part>& heap) {
    int all = 0;
    for (const Part& part : heap) all ^= value(part);
    return all;
}

Part pile(int stones, int numbers, int largest) {
    std::set<int> chosen;
    while (static_cast<int>(chosen.size()) < std::min(numbers, largest)) chosen.insert(between(1, largest));
    return {PILE, stones, 0, {chosen.begin(), chosen.end()}};
}

Part row(int pins, int together) { return {ROW, pins, together, {}}; }

// The same tree with other numbers of its edges.
Part renumbered(const Part& tree) {
    std::vector<int> number(tree.n);
    for (int i = 0; i < tree.n; ++i) number[i] = i + 1;
    shuffle(number);
    Part other = tree;
    for (int edge = 1; edge <= tree.n; ++edge) {
        const int under = tree.list[edge - 1];
        other.list[number[edge - 1] - 1] = under == 0 ? 0 : number[under - 1];
    }
    return other;
}

// Each edge stands on one of the last `window` before it, or on the ground, one in `grounded`.
Part tree(int edges, int window, int grounded) {
    Part all{TREE, edges, 0, {}};
    for (int edge = 1; edge <= edges; ++edge) {
        const bool on_ground = edge == 1 || below(static_cast<uint64_t>(grounded)) == 0;
        all.list.push_back(on_ground ? 0 : between(std::max(1, edge - window), edge - 1));
    }
    return renumbered(all);
}

Part stalk(int edges) {
    Part all{TREE, edges, 0, {}};
    for (int edge = 0; edge < edges; ++edge) all.list.push_back(edge);
    return renumbered(all);
}

// Edges from nodes to one of the next `window` in a hidden order; the token is among the first `from` of them.
Part graph(int nodes, int edges, int window, int from) {
    std::vector<int> order(nodes);
    for (int i = 0; i < nodes; ++i) order[i] = i + 1;
    shuffle(order);
    Part all{GRAPH, nodes, order[below(static_cast<uint64_t>(from))], {}};
    for (int i = 0; i < edges && nodes > 1; ++i) {
        const int at = between(0, nodes - 2);
        all.list.push_back(order[at]);
        all.list.push_back(order[between(at + 1, std::min(nodes - 1, at + window))]);
    }
    return all;
}

// Every node leads to all that come after it, so that values go up to one less than the nodes.
Part tournament(int nodes) {
    std::vector<int> order(nodes);
    for (int i = 0; i < nodes; ++i) order[i] = i + 1;
    shuffle(order);
    std::vector<std::pair<int, int>> edges;
    for (int i = 0; i < nodes; ++i)
        for (int j = i + 1; j < nodes; ++j) edges.emplace_back(order[i], order[j]);
    shuffle(edges);
    Part all{GRAPH, nodes, order[0], {}};
    for (const auto& [from, to] : edges) {
        all.list.push_back(from);
        all.list.push_back(to);
    }
    return all;
}

// A way through all nodes, and besides so many edges that skip up to `window`.
Part way(int nodes, int more, int window) {
    std::vector<int> order(nodes);
    for (int i = 0; i < nodes; ++i) order[i] = i + 1;
    shuffle(order);
    Part all{GRAPH, nodes, order[0], {}};
    for (int i = 0; i < nodes - 1 + more; ++i) {
        const int at = i < nodes - 1 ? i : between(0, nodes - 2);
        all.list.push_back(order[at]);
        all.list.push_back(order[i < nodes - 1 ? at + 1 : between(at + 1, std::min(nodes - 1, at + window))]);
    }
    return all;
}

// Every edge once.
Part without_twins(const Part& graph) {
    std::set<std::pair<int, int>> edges;
    Part other = graph;
    other.list.clear();
    for (size_t i = 0; i < graph.list.size(); i += 2)
        if (edges.emplace(graph.list[i], graph.list[i + 1]).second) other.list.insert(other.list.end(), {graph.list[i], graph.list[i + 1]});
    return other;
}

Part any(Kind kind, int size) {
    const int n = between(1, size);
    switch (kind) {
        case PILE: return pile(n, between(1, 5), std::min(n, 12) + between(0, 1));
        case ROW: return row(std::min(n, 300), between(1, std::min(n, 4)));
        case TREE: return tree(n, below(2) == 0 ? n : 2, between(2, 8));
        default: return graph(n, between(n / 2, 3 * n), between(2, 6), (n + 2) / 3);
    }
}

Part any(int size) { return any(static_cast<Kind>(below(4)), size); }

std::vector<Part> random_heap(int parts, int size) {
    std::vector<Part> heap;
    for (int i = between(1, parts); i > 0; --i) heap.push_back(any(size));
    return heap;
}

// All parts with at most so many stones, pins, edges or nodes.
std::vector<Part> every_part(int most) {
    std::vector<Part> all;
    for (int n = 1; n <= most; ++n) {
        for (int set = 1; set < 1 << n; ++set) {
            Part one{PILE, n, 0, {}};
            for (int number = 1; number <= n; ++number)
                if (set >> (number - 1) & 1) one.list.push_back(number);
            all.push_back(one);
        }
        for (int together = 1; together <= n; ++together) all.push_back(row(n, together));
        // What each edge stands on, and which pairs of nodes have an edge, are told off like digits.
        std::vector<int> under(n, 0);
        for (bool more = true; more;) {
            bool stands = true;
            for (int edge = 1; edge <= n && stands; ++edge) {
                int at = edge;
                for (int steps = 0; at != 0 && steps <= n; ++steps) at = under[at - 1];
                stands = at == 0;
            }
            if (stands) all.push_back({TREE, n, 0, under});
            int i = n - 1;
            while (i >= 0 && under[i] == n) under[i--] = 0;
            more = i >= 0;
            if (more) ++under[i];
        }
        const int pairs = n * (n - 1) / 2;
        int ways = 1;
        for (int i = 0; i < pairs; ++i) ways *= 3;
        for (int code = 0; code < ways; ++code) {
            Part one{GRAPH, n, 1, {}};
            int rest = code;
            std::vector<std::vector<bool>> leads(n + 1, std::vector<bool>(n + 1, false));
            for (int a = 1; a <= n; ++a) {
                for (int b = a + 1; b <= n; ++b, rest /= 3) {
                    if (rest % 3 == 0) continue;
                    const int from = rest % 3 == 1 ? a : b;
                    one.list.push_back(from);
                    one.list.push_back(a + b - from);
                    leads[from][a + b - from] = true;
                }
            }
            // With at most three nodes a circle goes through all of them.
            if (n == 3 && ((leads[1][2] && leads[2][3] && leads[3][1]) || (leads[2][1] && leads[3][2] && leads[1][3]))) continue;
            for (one.at = 1; one.at <= n; ++one.at) all.push_back(one);
        }
    }
    return all;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoi(args.at(i)); };
    const std::map<std::string, Kind> kinds{{"pile", PILE}, {"row", ROW}, {"tree", TREE}, {"graph", GRAPH}};
    if (family != "every") rng.seed(std::stoull(args.back()));
    std::vector<std::vector<Part>> heaps;

    if (family == "every") {  // PARTS, 1 or 2: each heap of so many, in one of its orders, is an instance
        const std::vector<Part> parts = every_part(3);
        for (size_t i = 0; i < parts.size(); ++i) {
            if (arg(1) == 1) std::cout << "1\n" << text(std::vector<Part>{parts[i]}) << "--\n";
            for (size_t j = 0; j <= i && arg(1) == 2; ++j)
                std::cout << "1\n" << text((i + j) % 2 == 0 ? std::vector<Part>{parts[i], parts[j]} : std::vector<Part>{parts[j], parts[i]}) << "--\n";
        }
        return 0;
    } else if (family == "every-part") {  // SEED: each as a heap of its own, and with a random one
        for (const Part& part : every_part(3)) {
            heaps.push_back({part});
            heaps.push_back({any(3), part});
        }
        shuffle(heaps);
    } else if (family == "tiny-every") {  // SIZE INDEX: a heap of one part of that size
        std::vector<Part> parts = every_part(arg(1));
        std::erase_if(parts, [&](const Part& part) { return part.n < arg(1); });
        if (arg(2) >= static_cast<int>(parts.size())) return 0;
        heaps.push_back({parts[arg(2)]});
    } else if (family == "tiny") {  // SIZE SEED: at most so large
        heaps.push_back(random_heap(3, arg(1)));
    } else if (family == "random") {  // T PARTS SIZE SEED
        for (int i = 0; i < arg(1); ++i) heaps.push_back(random_heap(arg(2), arg(3)));
    } else if (family == "balanced") {  // T PARTS SIZE SEED: a stalk makes the value 0; every other heap has one part more
        for (int i = 0; i < arg(1); ++i) {
            std::vector<Part> heap = random_heap(arg(2), arg(3));
            if (const int worth = value(heap); worth > 0) heap.push_back(stalk(worth));
            if (i % 2 == 1) heap.push_back(any(arg(3)));
            shuffle(heap);
            heaps.push_back(heap);
        }
    } else if (family == "only") {  // KIND T SIZE SEED: heaps of three parts of one kind
        for (int i = 0; i < arg(2); ++i) {
            heaps.emplace_back();
            for (int part = 0; part < 3; ++part) heaps.back().push_back(any(kinds.at(args.at(1)), arg(3)));
        }
    } else if (family == "by-hand") {  // PARTS SIZE SEED: parts of different kinds, each with a move
        std::vector<Kind> order{PILE, ROW, TREE, GRAPH};
        shuffle(order);
        heaps.emplace_back();
        for (int i = 0; i < arg(1); ++i) {
            const int size = arg(2);
            switch (order[i]) {
                case PILE: heaps[0].push_back(pile(between(size, size + 2), 2, 3)); break;
                case ROW: heaps[0].push_back(row(between(size - 1, size + 1), 2)); break;
                case TREE: heaps[0].push_back(tree(between(size - 1, size), size, 3)); break;
                case GRAPH: heaps[0].push_back(without_twins(way(between(size - 1, size), between(1, size - 1), 3)));
            }
        }
    } else if (family == "growth") {  // SIZE SEED: a pile, a tree and a graph of that size
        heaps.push_back({pile(arg(1), 4, 50), tree(arg(1), 4, 1000), way(arg(1), arg(1) - 1, 9)});
    } else if (family == "piles") {  // COUNT STONES SEED: a heap of piles, with the largest sets
        heaps.emplace_back();
        for (int i = 0; i < arg(1); ++i) heaps[0].push_back(pile(arg(2), 8, i % 2 == 0 ? 30 : arg(2)));
    } else if (family == "rows") {  // COUNT PINS SEED: a heap of rows, each with another number
        heaps.emplace_back();
        for (int i = 0; i < arg(1); ++i) heaps[0].push_back(row(arg(2), i + 1));
        shuffle(heaps[0]);
    } else if (family == "tree") {  // EDGES WINDOW SEED: with a small pile
        heaps.push_back({pile(7, 3, 5), tree(arg(1), arg(2), 1000)});
    } else if (family == "stalks") {  // EDGES MORE SEED: two, of which one has so many edges more
        heaps.push_back({stalk(arg(1)), stalk(arg(1) + arg(2))});
    } else if (family == "grass") {  // EDGES SEED
        heaps.push_back({{TREE, arg(1), 0, std::vector<int>(arg(1), 0)}});
    } else if (family == "tournament") {  // NODES SEED
        heaps.push_back({tournament(arg(1))});
    } else if (family == "tournaments") {  // NODES SEED: two, and a stalk that is worth one less than both
        heaps.push_back({tournament(arg(1)), tournament(arg(1) / 2), stalk(((arg(1) - 1) ^ (arg(1) / 2 - 1)) + 1)});
    } else if (family == "way") {  // NODES MORE WINDOW SEED
        heaps.push_back({way(arg(1), arg(2), arg(3))});
    } else if (family == "star") {  // NODES SEED: edges lead from one node to all others, twice
        Part star{GRAPH, arg(1), 1, {}};
        for (int round = 0; round < 2; ++round)
            for (int node = 2; node <= arg(1); ++node) star.list.insert(star.list.end(), {1, node});
        heaps.push_back({star});
    } else if (family == "late") {  // COUNT SEED: of so many parts only the last has a move that wins
        heaps.emplace_back();
        for (int i = 1; i < arg(1); ++i) heaps[0].push_back(below(2) == 0 ? pile(between(1, 3), 2, 2) : Part{GRAPH, 2, 1, {1, 2}});
        heaps[0].push_back(stalk(40));
    } else if (family == "all-largest") {  // SEED: every sum at its limit, and the value 0 but for the last part
        std::vector<Part> heap{pile(100000, 8, 40), pile(100000, 8, 100000)};
        for (int i = 0; i < 20; ++i) heap.push_back(row(1000, i + 2));
        heap.push_back(tree(150000, 5, 1000));
        heap.push_back(way(199990, 199000, 12));
        heap.push_back(graph(10, 1011, 9, 1));
        heap.push_back(stalk(std::max(1, value(heap))));
        heap.push_back({TREE, 50000 - heap.back().n, 0, std::vector<int>(50000 - heap.back().n, 0)});
        heaps.push_back(heap);
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    std::string out = std::to_string(heaps.size()) + "\n";
    for (const std::vector<Part>& heap : heaps) out += text(heap);
    std::cout << out;
}
