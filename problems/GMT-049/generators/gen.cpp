// Sums of games on graphs: gen.cpp FAMILY ARGUMENTS. Names of nodes, the order of edges and the order of boards are drawn by lot.
//   random T K N M SEED          T games of at most K boards, each of at most N nodes and about M edges
//   slope T K N M BACK SEED      edges lead down, but for BACK in a hundred
//   answered T K N M SEED        downhill, and moves up that the opponent can take back
//   kinds T K N M SEED           of slopes and answered ones; all outcomes with and without labels are equally frequent
//   many K N M WITHOUT SEED      one game of just K boards, of which WITHOUT have no label
//   cliques T N SEED             every node leads to all below it: the largest labels; beside it a pile that balances or nearly does
//   chain N SEED                 one board: a chain of N nodes, and moves up that can be taken back
//   circle N SEED                one board: a circle of N nodes
//   full N M BACK SEED           one board of just N nodes and M edges, otherwise as slope
//   growth N SEED                one board of just N nodes
//   by-hand K N M SEED           one game
//   tiny SIZE SEED               one game of at most SIZE nodes, none of which is out of reach
//   tiny-every SIZE INDEX        the INDEX-th of the boards with SIZE nodes alone; nothing past the last one
//   every SIZE                   each board of SIZE nodes alone and beside each board of at most SIZE nodes, "--" behind each
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

struct Board {
    int nodes = 0;
    int token = 0;
    std::set<std::pair<int, int>> edges;

    // The label of each node, or -1: the rule, on all nodes again and again.
    std::vector<int> labels() const {
        std::vector<std::vector<int>> options(nodes);
        for (const auto& [from, to] : edges) options[from].push_back(to);
        std::vector<int> label(nodes, -1);
        for (bool changed = true; changed;) {
            changed = false;
            for (int node = 0; node < nodes; ++node) {
                if (label[node] >= 0) continue;
                const int mex = mex_of(options[node], label);
                bool all = true;
                for (const int option : options[node]) all = all && (label[option] >= 0 || has(options[option], label, mex));
                if (!all) continue;
                label[node] = mex;
                changed = true;
            }
        }
        return label;
    }

    bool joined() const {
        std::vector<bool> seen(nodes);
        std::vector<int> open = {token};
        seen[token] = true;
        for (std::size_t i = 0; i < open.size(); ++i)
            for (const auto& [from, to] : edges)
                if (from == open[i] && !seen[to]) {
                    seen[to] = true;
                    open.push_back(to);
                }
        return static_cast<int>(open.size()) == nodes;
    }

private:
    static bool has(const std::vector<int>& options, const std::vector<int>& label, int wanted) {
        return std::any_of(options.begin(), options.end(), [&](int option) { return label[option] == wanted; });
    }
    static int mex_of(const std::vector<int>& options, const std::vector<int>& label) {
        int mex = 0;
        while (has(options, label, mex)) ++mex;
        return mex;
    }
};

using Game = std::vector<Board>;

void print(const Board& board) {
    std::vector<int> name(board.nodes);
    std::iota(name.begin(), name.end(), 1);
    shuffle(name);
    std::vector<std::pair<int, int>> edges(board.edges.begin(), board.edges.end());
    shuffle(edges);
    std::string line = "graph " + std::to_string(board.nodes) + " " + std::to_string(edges.size()) + " " + std::to_string(name[board.token]);
    for (const auto& [from, to] : edges) line += " " + std::to_string(name[from]) + " " + std::to_string(name[to]);
    std::puts(line.c_str());
}

void print(const std::vector<Game>& games) {
    std::printf("%zu\n", games.size());
    for (const Game& game : games) {
        std::printf("%zu\n", game.size());
        for (const Board& board : game) print(board);
    }
}

Board random_board(int n, int m) {
    Board board{n, below(n), {}};
    for (int i = between(m / 2, m); i > 0; --i) board.edges.emplace(below(n), below(n));
    return board;
}

// The token stands in the upper half.
Board slope(int n, int m, int back) {
    Board board{n, between(n / 2, n - 1), {}};
    for (int i = 0; i < m; ++i) {
        const int a = below(n), b = below(n);
        if (a == b && below(4) != 0) continue;
        if (below(100) < back) board.edges.emplace(std::min(a, b), std::max(a, b));
        else if (a != b || back > 0) board.edges.emplace(std::max(a, b), std::min(a, b));
    }
    return board;
}

// Some nodes may move up to a node that has a move to a twin of theirs, with the same options.
Board answered(int n, int m) {
    Board board = slope(n, m * 2 / 3, 0);
    for (int i = 0; i < m && static_cast<int>(board.edges.size()) < m && n > 2; ++i) {
        const int node = below(n - 1), up = between(node, n - 1), twin = below(n);
        board.edges.emplace(node, up);
        if (below(5) != 0) board.edges.emplace(up, node);
        else board.edges.emplace(up, twin);
        if (below(6) == 0) board.edges.emplace(below(n), below(n));
    }
    return board;
}

Board any_board(int n, int m) {
    switch (below(3)) {
        case 0: return slope(n, m, 12);
        case 1: return answered(n, m);
        default: return slope(n, m, 30);
    }
}

// Outcomes by what the labels say: 0 all labels and xor 0, 1 all labels and another xor, 2 one board without, whose options have the xor,
// 3 one board without, whose options have it not, 4 several without.
int kind_of(const Game& game) {
    int sum = 0, without = 0;
    std::set<int> options;
    for (const Board& board : game) {
        const std::vector<int> label = board.labels();
        if (label[board.token] >= 0) {
            sum ^= label[board.token];
            continue;
        }
        ++without;
        for (const auto& [from, to] : board.edges)
            if (from == board.token) options.insert(label[to]);
    }
    return without > 1 ? 4 : without == 0 ? (sum == 0 ? 0 : 1) : options.count(sum) > 0 ? 2 : 3;
}

Game of_kind(int kind, int k, int n, int m) {
    for (;;) {
        Game game;
        for (int i = between(1, k); i > 0; --i) game.push_back(any_board(between(2, n), m));
        for (int i = 0; i < 40; ++i) {
            if (kind_of(game) == kind) return game;
            Board& board = game[below(static_cast<int>(game.size()))];
            board.token = below(board.nodes);
        }
    }
}

Board clique(int n) {
    Board board{n, n - 1, {}};
    for (int from = 0; from < n; ++from)
        for (int to = 0; to < from; ++to) board.edges.emplace(from, to);
    return board;
}

Board chain(int n) {
    Board board{n, n - 1, {}};
    for (int node = 1; node < n; ++node) {
        board.edges.emplace(node, node - 1);
        if (node + 1 == n || node < 2 || below(4) != 0) continue;
        board.edges.emplace(node, node + 1);
        board.edges.emplace(node + 1, node - 2);
    }
    return board;
}

// All boards with so many nodes, up to isomorphism, all of which the token can reach. The token is on node 0.
std::vector<Board> every(int n) {
    std::vector<Board> found;
    std::set<std::set<std::pair<int, int>>> known;
    for (int code = 0; code < 1 << n * n; ++code) {
        Board board{n, 0, {}};
        for (int i = 0; i < n * n; ++i)
            if (code >> i & 1) board.edges.emplace(i / n, i % n);
        if (!board.joined() || known.count(board.edges) > 0) continue;
        std::vector<int> name(n);
        std::iota(name.begin(), name.end(), 0);
        do {
            std::set<std::pair<int, int>> same;
            for (const auto& [from, to] : board.edges) same.emplace(name[from], name[to]);
            known.insert(same);
        } while (std::next_permutation(name.begin() + 1, name.end()));
        found.push_back(board);
    }
    std::stable_sort(found.begin(), found.end(), [](const Board& a, const Board& b) { return a.edges.size() < b.edges.size(); });
    return found;
}

Game tiny(int size) {
    Game game;
    for (int left = between(1, size); left > 0; left -= game.back().nodes) {
        Board board;
        do {
            const int n = between(1, std::min(left, 4));
            board = below(2) == 0 ? random_board(n, between(0, 2 * n)) : any_board(n, between(0, 2 * n));
        } while (!board.joined());
        game.push_back(board);
    }
    return game;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](std::size_t i) { return std::stoi(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    std::vector<Game> games;

    if (family == "every") {
        if (arg(1) > 3) return 1;
        std::vector<Board> all;
        for (int n = 1; n <= arg(1); ++n)
            for (const Board& board : every(n)) all.push_back(board);
        for (const Board& board : every(arg(1))) {
            games = {{board}};
            for (const Board& other : all) games.push_back({board, other});
            print(games);
            std::puts("--");
        }
        return 0;
    }
    if (family == "tiny-every") {
        const std::vector<Board> boards = every(arg(1));
        if (arg(2) >= static_cast<int>(boards.size())) return 0;
        games.push_back({boards[arg(2)]});
    } else if (family == "tiny") {
        games.push_back(tiny(arg(1)));
    } else if (family == "many") {
        Game game;
        while (static_cast<int>(game.size()) < arg(1)) {
            Board board = answered(arg(2), arg(3));
            const std::vector<int> label = board.labels();
            if ((label[board.token] < 0) == (static_cast<int>(game.size()) < arg(4))) game.push_back(board);
        }
        shuffle(game);
        games.push_back(game);
    } else if (family == "cliques") {
        for (int i = 0; i < arg(1); ++i) {
            Game game = {clique(arg(2)), clique(between(arg(2) / 2, arg(2)))};
            if (below(2) == 0) game.front().token = game.back().token;
            else game.front().token = below(arg(2));
            shuffle(game);
            games.push_back(game);
        }
    } else if (family == "chain") {
        games.push_back({chain(arg(1))});
    } else if (family == "circle") {
        Board board{arg(1), 0, {}};
        for (int node = 0; node < arg(1); ++node) board.edges.emplace(node, (node + 1) % arg(1));
        games.push_back({board});
    } else if (family == "full") {
        Board board = slope(arg(1), 0, 0);
        while (static_cast<int>(board.edges.size()) < arg(2)) {
            int from = below(arg(1)), to = below(arg(1));
            if (from < to && below(100) >= arg(3)) std::swap(from, to);
            if (from != to) board.edges.emplace(from, to);
        }
        games.push_back({board});
    } else if (family == "growth") {
        games.push_back({slope(arg(1), arg(1) * 3 / 2, 15)});
        games.back().push_back(Board{1, 0, {}});
    } else if (family == "by-hand") {
        Game game;
        for (int i = 0; i < arg(1); ++i) game.push_back(any_board(arg(2), arg(3)));
        games.push_back(game);
    } else {
        for (int i = 0; i < arg(1); ++i) {
            const int k = arg(2), n = arg(3), m = arg(4);
            Game game;
            if (family == "kinds") {
                game = of_kind(below(k > 1 ? 5 : 4), k, n, m);
            } else {
                for (int boards = between(1, k); boards > 0; --boards) {
                    const int size = between((n + 1) / 2, n);
                    if (family == "random") game.push_back(random_board(size, m));
                    else if (family == "slope") game.push_back(slope(size, m, arg(5)));
                    else if (family == "answered") game.push_back(answered(size, m));
                    else {
                        std::cerr << "unknown family " << family << "\n";
                        return 1;
                    }
                }
            }
            shuffle(game);
            games.push_back(game);
        }
    }
    print(games);
}
