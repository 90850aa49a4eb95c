// Blocking tokens inputs: gen.cpp FAMILY ARGUMENTS. Same arguments, same bytes.
//   random N M SEED          M edges drawn one by one, repetitions allowed, tokens anywhere
//   padded N M SEED          3 N edges as in random, of which few are repeated until there are M: room for fewer shows
//   deep N M ORDER SEED      a path through all nodes and M-N+1 further edges, tokens on its first two nodes;
//                            labelled down (1 is the start), up (1 is the end) or shuffled
//   thick N M ORDER SEED     as deep, but the further edges only repeat those of the path
//   chain N A B SEED         a path, tokens on its A-th and B-th node, labels shuffled
//   ladder N SEED            node i leads to i+1 and i+2, tokens on the first two nodes
//   apart N M SEED           two graphs side by side, one token in each: they never meet
//   layers N M LAYERS SEED   edges lead from a layer to the next one only, tokens in the first
//   lookout N SEED           one edge for every pair of N nodes; one token stands on a node more, which leads only to the one
//                            with the greatest Grundy value, N - 1, the other one on an isolated node: kept in too few
//                            bits, that value is taken for a 0
//   random-tiny N SEED, every N INDEX, growth N SEED, by-hand SEED
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

using Pair = std::pair<int, int>;

struct Game {
    int nodes;
    std::vector<Pair> edges;
    Pair tokens;
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

Pair twoOf(int nodes, Dice& dice) {
    const int u = static_cast<int>(dice.below(nodes));
    const int v = static_cast<int>(dice.below(nodes - 1));
    return {u, v + (v >= u)};
}

Pair forwardPair(int nodes, Dice& dice) {
    const auto [u, v] = twoOf(nodes, dice);
    return {std::min(u, v), std::max(u, v)};
}

Game relabelled(Game game, Dice& dice) {
    std::vector<int> label(game.nodes);
    for (int i = 0; i < game.nodes; i++) label[i] = i;
    dice.shuffle(label);
    for (auto& [u, v] : game.edges) u = label[u], v = label[v];
    dice.shuffle(game.edges);
    auto& [a, b] = game.tokens;
    a = label[a], b = label[b];
    if (dice.below(2)) std::swap(a, b);
    return game;
}

Game random(int nodes, int edges, Dice& dice) {
    Game game{nodes, {}, twoOf(nodes, dice)};
    for (int i = 0; i < edges; i++) game.edges.push_back(forwardPair(nodes, dice));
    return relabelled(game, dice);
}

Game padded(int nodes, int edges, Dice& dice) {
    Game game = random(nodes, 3 * nodes, dice);
    const int repeated = 5;
    for (int i = 0; static_cast<int>(game.edges.size()) < edges; i++) game.edges.push_back(game.edges[i % repeated]);
    dice.shuffle(game.edges);
    return game;
}

Game path(int nodes, int a, int b) {
    Game game{nodes, {}, {a, b}};
    for (int i = 0; i + 1 < nodes; i++) game.edges.push_back({i, i + 1});
    return game;
}

Game labelledAlong(const std::string& order, Game game, Dice& dice) {
    const int nodes = game.nodes;
    if (order == "shuffled") return relabelled(game, dice);
    if (order == "up") {
        for (auto& [u, v] : game.edges) u = nodes - 1 - u, v = nodes - 1 - v;
        game.tokens = {nodes - 1 - game.tokens.first, nodes - 1 - game.tokens.second};
    }
    dice.shuffle(game.edges);
    return game;
}

Game deep(int nodes, int edges, const std::string& order, Dice& dice) {
    Game game = path(nodes, 0, 1);
    while (static_cast<int>(game.edges.size()) < edges) game.edges.push_back(forwardPair(nodes, dice));
    return labelledAlong(order, game, dice);
}

Game thick(int nodes, int edges, const std::string& order, Dice& dice) {
    Game game = path(nodes, 0, 1);
    for (int i = 0; static_cast<int>(game.edges.size()) < edges; i++) game.edges.push_back(game.edges[i]);
    return labelledAlong(order, game, dice);
}

Game ladder(int nodes, Dice& dice) {
    Game game = path(nodes, 0, 1);
    for (int i = 0; i + 2 < nodes; i++) game.edges.push_back({i, i + 2});
    return relabelled(game, dice);
}

Game apart(int nodes, int edges, Dice& dice) {
    const int half = nodes / 2;
    Game game{2 * half, {}, {static_cast<int>(dice.below(half / 2 + 1)), half + static_cast<int>(dice.below(half / 2 + 1))}};
    for (int i = 0; i < edges; i++) {
        const auto [u, v] = forwardPair(half, dice);
        const int shift = i % 2 ? half : 0;
        game.edges.push_back({shift + u, shift + v});
    }
    return relabelled(game, dice);
}

Game layers(int nodes, int edges, int count, Dice& dice) {
    const int width = nodes / count;
    Game game{nodes, {}, twoOf(width, dice)};
    for (int i = 0; i < edges; i++) {
        const int layer = static_cast<int>(dice.below(count - 1));
        const int u = layer * width + static_cast<int>(dice.below(width));
        const int v = (layer + 1) * width + static_cast<int>(dice.below(width));
        game.edges.push_back({u, v});
    }
    return relabelled(game, dice);
}

Game lookout(int nodes, Dice& dice) {
    Game game{nodes + 2, {{nodes, 0}}, {nodes, nodes + 1}};
    for (int u = 0; u < nodes; u++)
        for (int v = u + 1; v < nodes; v++) game.edges.push_back({u, v});
    return relabelled(game, dice);
}

// Short leaps over a path: the longer it is, the more ways to play, and never more than 2 N edges.
Game growth(int nodes, Dice& dice) {
    Game game = path(nodes, 0, 1);
    for (int i = 0; i + 3 < nodes; i++) game.edges.push_back({i, i + 2 + static_cast<int>(dice.below(2))});
    return relabelled(game, dice);
}

bool isAcyclic(const Game& game) {
    std::vector<bool> removed(game.nodes, false);
    for (int round = 0; round < game.nodes; round++) {
        std::vector<bool> leads(game.nodes, false);
        for (auto [u, v] : game.edges)
            if (!removed[v]) leads[u] = true;
        for (int u = 0; u < game.nodes; u++)
            if (!leads[u]) removed[u] = true;
    }
    return std::count(removed.begin(), removed.end(), true) == game.nodes;
}

// All labelled simple acyclic graphs with all places of the tokens, fewer edges first.
std::vector<Game> every(int nodes) {
    std::vector<Pair> pairs;
    for (int u = 0; u < nodes; u++)
        for (int v = 0; v < nodes; v++)
            if (u != v) pairs.push_back({u, v});
    std::map<size_t, std::vector<Game>> byEdges;
    for (long long mask = 0; mask < (1LL << pairs.size()); mask++) {
        Game game{nodes, {}, {0, 1}};
        for (size_t i = 0; i < pairs.size(); i++)
            if (mask >> i & 1) game.edges.push_back(pairs[i]);
        if (!isAcyclic(game)) continue;
        for (const Pair& tokens : pairs) {
            game.tokens = tokens;
            byEdges[game.edges.size()].push_back(game);
        }
    }
    std::vector<Game> all;
    for (const auto& [size, games] : byEdges) all.insert(all.end(), games.begin(), games.end());
    return all;
}

void print(const Game& game) {
    std::printf("%d %zu\n", game.nodes, game.edges.size());
    for (auto [u, v] : game.edges) std::printf("%d %d\n", u + 1, v + 1);
    std::printf("%d %d\n", game.tokens.first + 1, game.tokens.second + 1);
}

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const std::string family = words.at(0);
    const auto number = [&](size_t i) { return std::stoi(words.at(i)); };
    if (family == "every") {
        const std::vector<Game> all = every(number(1));
        if (number(2) < static_cast<int>(all.size())) print(all[number(2)]);
        return 0;
    }
    Dice dice(std::stoull(words.back()));
    if (family == "random") print(random(number(1), number(2), dice));
    else if (family == "padded") print(padded(number(1), number(2), dice));
    else if (family == "deep") print(deep(number(1), number(2), words.at(3), dice));
    else if (family == "thick") print(thick(number(1), number(2), words.at(3), dice));
    else if (family == "chain") print(relabelled(path(number(1), number(2) - 1, number(3) - 1), dice));
    else if (family == "ladder") print(ladder(number(1), dice));
    else if (family == "apart") print(apart(number(1), number(2), dice));
    else if (family == "layers") print(layers(number(1), number(2), number(3), dice));
    else if (family == "lookout") print(lookout(number(1), dice));
    else if (family == "random-tiny") print(random(number(1), static_cast<int>(dice.below(2 * number(1) + 1)), dice));
    else if (family == "growth") print(growth(number(1), dice));
    else if (family == "by-hand") print(random(5, 5 + static_cast<int>(dice.below(3)), dice));
    else {
        std::fprintf(stderr, "unknown family '%s': see the head of gen.cpp\n", family.c_str());
        return 1;
    }
}
