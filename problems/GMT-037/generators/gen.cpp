// Parity games. First argument: the family; the last one is the seed where chance plays a part.
//   random N M P SEED       N nodes, M edges, priorities up to P
//   biased N M P SEED       whoever does not own a priority owns more of its nodes
//   both N M P SEED         the same, and both win some nodes
//   layers N M P SEED       most edges lead to a priority that differs by one
//   stairs N P SEED         one region after the other falls, P levels within each other
//   circle N SEED           one long circle with the highest priority on it once, and chords
//   tournament N P SEED     one edge between every two nodes
//   alone N M P SEED        all nodes belong to one player
//   tiny SIZE SEED          SIZE nodes
//   growth SIZE SEED        SIZE nodes in stairs
//   every SIZE              all games with priorities up to 2, up to isomorphism, each followed by "--"
//   tiny-every SIZE INDEX   number INDEX of these
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

using Edge = std::pair<int, int>;

struct Game {
    std::string owner;
    std::vector<int> priority;
    std::vector<Edge> edges;

    int size() const { return static_cast<int>(priority.size()); }
    int node(char whose, int number) {
        owner += whose;
        priority.push_back(number);
        return size() - 1;
    }
};

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
int between(int least, int most) { return least + static_cast<int>(below(static_cast<uint64_t>(most - least + 1))); }
char anybody() { return below(2) == 0 ? 'E' : 'O'; }
char owner_of(int priority) { return priority % 2 == 0 ? 'E' : 'O'; }
char other(char player) { return player == 'E' ? 'O' : 'E'; }

template <class T>
void shuffle(std::vector<T>& items) {
    for (size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
}

Game renamed(const Game& game, const std::vector<int>& name) {
    Game result{std::string(game.size(), ' '), std::vector<int>(game.size()), {}};
    for (int node = 0; node < game.size(); ++node) {
        result.owner[name[node]] = game.owner[node];
        result.priority[name[node]] = game.priority[node];
    }
    for (const auto& [from, to] : game.edges) result.edges.push_back({name[from], name[to]});
    return result;
}

Game shuffled(const Game& game) {
    std::vector<int> name(game.size());
    std::iota(name.begin(), name.end(), 0);
    shuffle(name);
    Game result = renamed(game, name);
    shuffle(result.edges);
    return result;
}

void print(const Game& game) {
    std::string out = std::to_string(game.size()) + " " + std::to_string(game.edges.size()) + "\n";
    for (int node = 0; node < game.size(); ++node) out += std::string(1, game.owner[node]) + " " + std::to_string(game.priority[node]) + "\n";
    for (const auto& [from, to] : game.edges) out += std::to_string(from) + " " + std::to_string(to) + "\n";
    std::cout << out;
}

// One edge out of each node, the others by chance.
void add_edges(Game& game, int m) {
    for (int i = 0; i < m; ++i) game.edges.push_back({i < game.size() ? i : between(0, game.size() - 1), between(0, game.size() - 1)});
}

Game random_game(int n, int m, int p) {
    Game game;
    for (int i = 0; i < n; ++i) {
        const char whose = anybody();
        game.node(whose, between(0, p));
    }
    add_edges(game, m);
    return game;
}

Game biased(int n, int m, int p) {
    Game game;
    for (int i = 0; i < n; ++i) {
        const int priority = between(0, p);
        game.node(below(4) == 0 ? owner_of(priority) : other(owner_of(priority)), priority);
    }
    add_edges(game, m);
    return game;
}

Game layers(int n, int m, int p) {
    Game game;
    for (int i = 0; i < n; ++i) game.node(anybody(), i * (p + 1) / n);
    for (int i = 0; i < m; ++i) {
        const int from = i < n ? i : between(0, n - 1);
        const int width = std::max(1, n / (p + 1));
        const int to = below(10) == 0 ? between(0, n - 1) : from + between(-2 * width, 2 * width);
        game.edges.push_back({from, std::clamp(to, 0, n - 1)});
    }
    return game;
}

// On each step stay and go: the one who likes `low` less may go on to the node above, whose owner may fall back to the step before.
// So one step after the other is lost, each only when the one before it is known to be.
Game stairs(int n, int p) {
    Game game;
    int before = -1;
    while (game.size() < n) {
        const int high = between(1, p), low = high - 1 - 2 * between(0, (high - 1) / 2);
        const char liking = owner_of(high);
        const int step = game.node(liking, low), top = game.node(other(liking), high);
        game.edges.push_back({step, step});
        if (before >= 0) {
            game.edges.push_back({step, top});
            game.edges.push_back({top, before});
        } else {
            game.edges.push_back({step, step});
        }
        game.edges.push_back({top, step});
        if (below(12) == 0) before = -1; else before = step;
        if (game.size() > 6 && below(3) == 0) game.edges.push_back({top, between(0, game.size() - 1)});
        if (game.size() > 6 && below(6) == 0) game.edges.push_back({step, between(0, game.size() - 1)});
    }
    return game;
}

// One level of stairs from bottom to top: each step falls after the one before it.
Game long_stairs(int n) {
    Game game;
    for (int step = 0; 2 * step + 1 < n; ++step) {
        game.node('E', 1);
        game.node('O', 2);
        game.edges.push_back({2 * step, 2 * step});
        if (step > 0) game.edges.push_back({2 * step, 2 * step + 1});
        game.edges.push_back({2 * step + 1, 2 * step});
        if (step > 0) game.edges.push_back({2 * step + 1, 2 * step - 2});
    }
    return game;
}

Game circle(int n) {
    Game game;
    for (int i = 0; i < n; ++i) game.node(anybody(), i == 0 ? {{p_max}} - static_cast<int>(below(2)) : between(0, 3));
    for (int i = 0; i < n; ++i) {
        game.edges.push_back({i, (i + 1) % n});
        if (below(8) == 0) game.edges.push_back({i, std::min(n - 1, i + between(1, 9))});
    }
    return game;
}

Game tournament(int n, int p) {
    Game game;
    for (int i = 0; i < n; ++i) game.node(anybody(), between(0, p));
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < i; ++j) game.edges.push_back(below(2) == 0 ? Edge{i, j} : Edge{j, i});
        game.edges.push_back({i, (i + 1) % n});
    }
    return game;
}

Game alone(int n, int m, int p) {
    Game game = random_game(n, m, p);
    game.owner.assign(n, anybody());
    return game;
}

// The nodes among these from which the player can force the token into the goal.
std::set<int> attracted(const Game& game, const std::set<int>& nodes, std::set<int> goal, char player) {
    for (bool grows = true; grows;) {
        grows = false;
        for (const int node : nodes) {
            bool some = false, all = true;
            for (const auto& [from, to] : game.edges)
                if (from == node && nodes.count(to)) {
                    some = some || goal.count(to);
                    all = all && goal.count(to);
                }
            if (game.owner[node] == player ? some : all) grows = goal.insert(node).second || grows;
        }
    }
    return goal;
}

std::set<int> without(std::set<int> nodes, const std::set<int>& others) {
    for (const int node : others) nodes.erase(node);
    return nodes;
}

// The nodes among these that Even wins.
std::set<int> evens(const Game& game, const std::set<int>& nodes) {
    if (nodes.empty()) return {};
    int highest = 0;
    for (const int node : nodes) highest = std::max(highest, game.priority[node]);
    std::set<int> top;
    for (const int node : nodes)
        if (game.priority[node] == highest) top.insert(node);
    const char liking = owner_of(highest);
    const std::set<int> rest = without(nodes, attracted(game, nodes, top, liking));
    const std::set<int> won = evens(game, rest);
    const std::set<int> lost = liking == 'E' ? without(rest, won) : won;
    if (lost.empty()) return liking == 'E' ? nodes : std::set<int>{};
    const std::set<int> falling = attracted(game, nodes, lost, other(liking));
    std::set<int> all = evens(game, without(nodes, falling));
    if (liking == 'O') all.insert(falling.begin(), falling.end());
    return all;
}

// Biased games in which both win some nodes.
Game both(int n, int m, int p) {
    for (;;) {
        Game game = biased(n, m, p);
        std::set<int> nodes;
        for (int node = 0; node < n; ++node) nodes.insert(node);
        const size_t won = evens(game, nodes).size();
        if (won > 0 && won < nodes.size()) return game;
    }
}

// Everything that tells two games apart.
using Key = std::tuple<std::string, std::vector<int>, std::vector<Edge>>;

Key key(Game game) {
    std::sort(game.edges.begin(), game.edges.end());
    return {game.owner, game.priority, game.edges};
}

std::vector<Game> every(int n) {
    std::vector<Game> different;
    int all_looks = 1;  // owner and priority of each node
    for (int node = 0; node < n; ++node) all_looks *= 6;
    std::vector<std::vector<int>> names(1, std::vector<int>(n));
    std::iota(names[0].begin(), names[0].end(), 0);
    for (std::vector<int> name = names[0]; std::next_permutation(name.begin(), name.end());) names.push_back(name);
    for (uint64_t code = 0; code < uint64_t{1} << (n * n); ++code) {
        Game game;
        std::set<int> leaving;
        for (int i = 0; i < n * n; ++i)
            if (code >> i & 1) {
                game.edges.push_back({i / n, i % n});
                leaving.insert(i / n);
            }
        if (static_cast<int>(leaving.size()) < n) continue;
        for (int looks = 0; looks < all_looks; ++looks) {
            game.owner.clear();
            game.priority.clear();
            for (int node = 0, rest = looks; node < n; ++node, rest /= 6) game.node(rest % 2 == 0 ? 'E' : 'O', rest % 6 / 2);
            const Key own = key(game);
            if (std::all_of(names.begin(), names.end(), [&](const auto& name) { return own <= key(renamed(game, name)); })) different.push_back(game);
        }
    }
    return different;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoi(args.at(i)); };
    rng.seed(std::stoull(args.back()));

    if (family == "random") {
        print(shuffled(random_game(arg(1), arg(2), arg(3))));
    } else if (family == "biased") {
        print(shuffled(biased(arg(1), arg(2), arg(3))));
    } else if (family == "both") {
        print(shuffled(both(arg(1), arg(2), arg(3))));
    } else if (family == "layers") {
        print(shuffled(layers(arg(1), arg(2), arg(3))));
    } else if (family == "stairs") {
        print(shuffled(arg(2) == 2 ? long_stairs(arg(1)) : stairs(arg(1), arg(2))));
    } else if (family == "circle") {
        print(shuffled(circle(arg(1))));
    } else if (family == "tournament") {
        print(shuffled(tournament(arg(1), arg(2))));
    } else if (family == "alone") {
        print(shuffled(alone(arg(1), arg(2), arg(3))));
    } else if (family == "growth") {
        print(shuffled(long_stairs(arg(1))));
    } else if (family == "tiny") {
        const int n = arg(1);
        const int kind = static_cast<int>(below(5));
        print(shuffled(kind == 0 ? stairs(n, 4) : kind == 1 ? biased(n, 2 * n, n) : kind == 2 && n > 3 ? both(n, 2 * n, n) : random_game(n, between(n, 2 * n), between(1, n))));
    } else if (family == "every") {
        for (const Game& game : every(arg(1))) {
            print(game);
            std::cout << "--\n";
        }
    } else if (family == "tiny-every") {
        const std::vector<Game> all = every(arg(1));
        if (arg(2) < static_cast<int>(all.size())) print(all[arg(2)]);
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
}
