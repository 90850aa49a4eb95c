// Trees with guesses and hidden values; how often one may look is what alpha-beta needs in the order of the guesses, and SPARE hundredths more.
// First argument: the family; the last one is the seed. ORDER is how the nodes below a node are numbered: worst (from the mover's worst to the
// best, for whoever goes by numbers), best, or any. Values are up to HIGHEST, guesses are off by at most NOISE.
//   leaves GAMES BRANCHES DEPTH HIGHEST NOISE ORDER SPARE SEED    complete trees, each leaf is worth what chance says
//   steps GAMES BRANCHES DEPTH HIGHEST NOISE ORDER SPARE SEED     complete trees; what a leaf is worth adds up along the way to it
//   ragged GAMES NODES DEPTH HIGHEST NOISE ORDER SPARE SEED       trees of any form
//   deep GAMES TURNS HIGHEST NOISE ORDER SPARE SEED               a long way with short side ways
//   tiny NODES SEED                                               one small tree
//   tiny-every NODES INDEX                                        all trees of so many nodes, each with all values from 0 to 2
#include <algorithm>
#include <cstdint>
#include <functional>
#include <iostream>
#include <numeric>
#include <random>
#include <string>
#include <vector>

std::mt19937_64 rng;

long long between(long long least, long long most) {
    return least + static_cast<long long>(rng() % static_cast<uint64_t>(most - least + 1));
}

struct Tree {
    std::vector<std::vector<int>> below;  // nodes from 0, the root; each comes after the one above it
    std::vector<int> depth;
    std::vector<long long> worth, guess;

    int add(int above) {
        const int node = static_cast<int>(below.size());
        below.emplace_back();
        depth.push_back(node == 0 ? 0 : depth[above] + 1);
        worth.push_back(0);
        guess.push_back(0);
        if (node > 0) below[above].push_back(node);
        return node;
    }
    int size() const { return static_cast<int>(below.size()); }
    bool firsts(int node) const { return depth[node] % 2 == 0; }

    void work_out() {
        for (int node = size() - 1; node >= 0; --node) {
            if (below[node].empty()) continue;
            worth[node] = worth[below[node][0]];
            for (const int next : below[node])
                worth[node] = firsts(node) ? std::max(worth[node], worth[next]) : std::min(worth[node], worth[next]);
        }
    }

    long long search(int node, long long alpha, long long beta, int& looks) const {
        if (below[node].empty()) {
            ++looks;
            return worth[node];
        }
        std::vector<int> order = below[node];
        std::stable_sort(order.begin(), order.end(),
                [&](int a, int b) { return firsts(node) ? guess[a] > guess[b] : guess[a] < guess[b]; });
        for (const int next : order) {
            const long long found = search(next, alpha, beta, looks);
            if (firsts(node)) alpha = std::max(alpha, found);
            else beta = std::min(beta, found);
            if (alpha >= beta) break;
        }
        return firsts(node) ? alpha : beta;
    }
    int looks_needed() const {
        int looks = 0;
        search(0, -1, 1'000'000'000, looks);
        return looks;
    }
};

const long long LARGEST = {{value_max}};

void guess(Tree& tree, long long noise) {
    for (int node = 1; node < tree.size(); ++node)
        tree.guess[node] = std::clamp(tree.worth[node] + between(-noise, noise), 0LL, LARGEST);
}

// The same tree with other numbers: level by level, and below each node in the order that is wanted.
Tree numbered(const Tree& tree, const std::string& order) {
    Tree named;
    std::vector<int> old{0};
    named.add(0);
    for (int node = 0; node < tree.size(); ++node) {
        std::vector<int> next = tree.below[old[node]];
        std::shuffle(next.begin(), next.end(), rng);
        if (order != "any") {
            const bool grows = (order == "worst") == tree.firsts(old[node]);
            std::stable_sort(next.begin(), next.end(),
                    [&](int a, int b) { return grows ? tree.worth[a] < tree.worth[b] : tree.worth[a] > tree.worth[b]; });
        }
        for (const int child : next) {
            old.push_back(child);
            const int number = named.add(node);
            named.worth[number] = tree.worth[child];
        }
    }
    named.worth[0] = tree.worth[0];
    return named;
}

void print(const Tree& tree, int spare) {
    const int needed = tree.looks_needed();
    const int leaves = static_cast<int>(std::count_if(tree.below.begin(), tree.below.end(), [](const auto& next) { return next.empty(); }));
    std::cout << tree.size() << " " << std::min(leaves, needed + needed * spare / 100) << "\n";
    std::vector<int> above(tree.size());
    for (int node = 0; node < tree.size(); ++node)
        for (const int next : tree.below[node]) above[next] = node + 1;
    for (int node = 1; node < tree.size(); ++node) std::cout << (node > 1 ? " " : "") << above[node];
    std::cout << "\n";
    for (int node = 1; node < tree.size(); ++node) std::cout << (node > 1 ? " " : "") << tree.guess[node];
    std::cout << "\n";
    bool first = true;
    for (int node = 0; node < tree.size(); ++node)
        if (tree.below[node].empty()) {
            std::cout << (first ? "" : " ") << tree.worth[node];
            first = false;
        }
    std::cout << "\n";
}

Tree complete(int branches, int depth) {
    Tree tree;
    tree.add(0);
    for (int node = 0; node < tree.size(); ++node)
        for (int i = 0; i < branches && tree.depth[node] < depth; ++i) tree.add(node);
    return tree;
}

void pay_by_chance(Tree& tree, long long highest) {
    for (int node = 0; node < tree.size(); ++node)
        if (tree.below[node].empty()) tree.worth[node] = between(0, highest);
}

// Each way down adds something, so that good moves stay good.
void pay_by_steps(Tree& tree, int depth, long long highest) {
    for (int node = 0; node < tree.size(); ++node)
        for (const int next : tree.below[node]) tree.worth[next] = tree.worth[node] + between(0, highest / depth);
}

Tree ragged(int nodes, int depth) {
    Tree tree;
    tree.add(0);
    std::vector<int> inner{0};
    while (tree.size() < nodes) {
        const int above = inner[between(0, static_cast<long long>(inner.size()) - 1)];
        if (tree.depth[above] < depth) inner.push_back(tree.add(above));
    }
    return tree;
}

// From each node of a long way side ways of a few nodes go off.
Tree deep(int turns) {
    Tree tree;
    int at = tree.add(0);
    for (int turn = 1; turn <= turns; ++turn) {
        const int next = tree.add(at);
        for (long long i = between(1, 2); i > 0; --i) {
            int side = tree.add(at);
            for (long long length = between(0, std::max(0, turns - turn - 1)); length > 0; --length) {
                if (between(0, 1) == 0) tree.add(side);
                side = tree.add(side);
            }
        }
        at = next;
    }
    return tree;
}

// All values from 0 to 2 at the leaves of a tree, the guesses by chance.
std::vector<Tree> every_worth(const Tree& tree) {
    std::vector<int> leaves;
    for (int node = 0; node < tree.size(); ++node)
        if (tree.below[node].empty()) leaves.push_back(node);
    long long count = 1;
    for (std::size_t i = 0; i < leaves.size(); ++i) count *= 3;
    std::vector<Tree> all;
    for (long long code = 0; code < count; ++code) {
        Tree one = tree;
        long long rest = code;
        for (const int leaf : leaves) {
            one.worth[leaf] = rest % 3;
            rest /= 3;
        }
        one.work_out();
        guess(one, 1);
        all.push_back(one);
    }
    return all;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoll(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    const auto games = [&](std::size_t from, const std::function<Tree()>& form, bool steps, int depth) {  // from: where HIGHEST stands
        const long long count = arg(1);
        std::cout << count << "\n";
        for (long long game = 0; game < count; ++game) {
            Tree tree = form();
            if (steps) pay_by_steps(tree, depth, arg(from));
            else pay_by_chance(tree, arg(from));
            tree.work_out();
            Tree named = numbered(tree, args.at(from + 2));
            guess(named, arg(from + 1));
            print(named, static_cast<int>(arg(from + 3)));
        }
    };

    if (family == "leaves" || family == "steps") {
        const int branches = static_cast<int>(arg(2));
        const int depth = static_cast<int>(arg(3));
        games(4, [&] { return complete(branches, depth); }, family == "steps", depth);
    } else if (family == "ragged") {
        games(4, [&] { return ragged(static_cast<int>(arg(2)), static_cast<int>(arg(3))); }, false, 1);
    } else if (family == "deep") {
        games(3, [&] { return deep(static_cast<int>(arg(2))); }, false, 1);
    } else if (family == "tiny") {
        Tree tree = ragged(static_cast<int>(std::max(2LL, arg(1))), 6);
        pay_by_chance(tree, 5);
        tree.work_out();
        Tree named = numbered(tree, "any");
        guess(named, 2);
        std::cout << "1\n";
        print(named, 0);
    } else if (family == "tiny-every") {
        const int nodes = static_cast<int>(arg(1));
        long long code = arg(2);
        Tree tree;
        tree.add(0);
        for (int node = 1; node < nodes; ++node) {
            tree.add(static_cast<int>(code % node));
            code /= node;
        }
        if (code > 0) return 0;
        const std::vector<Tree> all = every_worth(tree);
        std::cout << all.size() << "\n";
        for (const Tree& one : all) print(one, 0);
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
}
