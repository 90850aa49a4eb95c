// Towers of Falling Blocks: gen.cpp FAMILY ARGUMENTS. Numbers rise upwards; which of several fitting numbers a block has is drawn by lot.
//   random T N M SEED          T towers of at most N blocks with at most M pairs
//   top T N M SEED             the same, and one block rests on all others
//   layers T N WIDTH SEED      layers of at most WIDTH blocks, each block on some of the layer below
//   full T N WIDTH SEED        the same, each block on all of the layer below
//   tree T N SEED              each block but one rests on one other
//   pieces T N BLOCKS SEED     small towers of at most BLOCKS blocks side by side
//   chain T N SEED             of just N blocks, as all that follow
//   chains T N LENGTH SEED     chains of LENGTH blocks side by side
//   bar T ROWS COLUMNS SEED    a bar of chocolate without its first square
//   every-pair T N SEED        each block on all blocks with smaller numbers, every pair named
//   growth N SEED              one tower, as many pairs as blocks
//   by-hand N MORE SEED        one tower of N blocks that hangs together, MORE pairs than a tree has
//   tiny SIZE SEED
//   tiny-every SIZE INDEX      the INDEX-th of the towers of every; nothing past the last one
//   every SIZE                 each partial order with numbers that rise upwards once, "--" behind each
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <iostream>
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

struct Tower {
    int blocks = 0;
    std::set<std::pair<int, int>> pairs;

    explicit Tower(int blocks = 0) : blocks(blocks) {}

    bool rest(int lower, int upper) { return lower != upper && pairs.insert(std::minmax(lower, upper)).second; }

    void add(const Tower& other) {
        for (const auto& [u, v] : other.pairs) rest(blocks + u, blocks + v);
        blocks += other.blocks;
    }

    void rest_at_random(int more) {
        const int most = blocks * (blocks - 1) / 2;
        while (more > 0 && static_cast<int>(pairs.size()) < most) more -= rest(below(blocks), below(blocks));
    }
};

void print_as_it_is(const Tower& tower) {
    std::printf("%d %zu\n", tower.blocks, tower.pairs.size());
    for (const auto& [u, v] : tower.pairs) std::printf("%d %d\n", u, v);
}

void print(const Tower& tower) {
    std::vector<int> open(tower.blocks), name(tower.blocks), ready;
    for (const auto& [u, v] : tower.pairs) ++open[v];
    for (int block = 0; block < tower.blocks; ++block)
        if (open[block] == 0) ready.push_back(block);
    for (int next = 0; next < tower.blocks; ++next) {
        std::swap(ready[below(static_cast<int>(ready.size()))], ready.back());
        const int block = ready.back();
        ready.pop_back();
        name[block] = next;
        for (const auto& [u, v] : tower.pairs)
            if (u == block && --open[v] == 0) ready.push_back(v);
    }
    std::vector<std::pair<int, int>> pairs(tower.pairs.begin(), tower.pairs.end());
    shuffle(pairs);
    std::printf("%d %zu\n", tower.blocks, pairs.size());
    for (const auto& [u, v] : pairs) std::printf("%d %d\n", name[u], name[v]);
}

Tower random_tower(int n, int m) {
    Tower tower(n);
    tower.rest_at_random(m);
    return tower;
}

Tower tree(int n) {
    Tower tower(n);
    for (int block = 1; block < n; ++block) tower.rest(below(block), block);
    return tower;
}

// Like a tree, but blocks may stand below what is there.
Tower hangs_together(int n) {
    std::vector<int> place(n);
    for (int block = 0; block < n; ++block) place[block] = block;
    shuffle(place);
    Tower tower(n);
    for (int block = 1; block < n; ++block) tower.rest(place[below(block)], place[block]);
    return tower;
}

Tower top(int n, int m) {
    Tower tower = random_tower(n - 1, m);
    ++tower.blocks;
    std::set<int> carries;
    for (const auto& [u, v] : tower.pairs) carries.insert(u);
    for (int block = 0; block < n - 1; ++block)
        if (carries.count(block) == 0) tower.rest(block, n - 1);
    return tower;
}

Tower layers(int n, int width, bool full) {
    Tower tower;
    int under = 0;
    while (tower.blocks < n) {
        const int first = tower.blocks, wide = between(1, std::min(width, n - first));
        tower.blocks += wide;
        for (int block = first; block < tower.blocks && first > 0; ++block) {
            for (int lower = under; lower < first; ++lower)
                if (full || below(2) == 0) tower.rest(lower, block);
            tower.rest(between(under, first - 1), block);
        }
        under = first;
    }
    return tower;
}

Tower chains(int n, int length) {
    Tower tower(n);
    for (int block = 1; block < n; ++block)
        if (block % length != 0) tower.rest(block - 1, block);
    return tower;
}

Tower bar(int rows, int columns) {
    Tower tower(rows * columns - 1);
    for (int square = 1; square <= tower.blocks; ++square) {
        if (square % columns > 1 || (square % columns > 0 && square > columns)) tower.rest(square - 2, square - 1);
        if (square > columns) tower.rest(square - columns - 1, square - 1);
    }
    return tower;
}

Tower pieces(int n, int most) {
    Tower tower;
    while (tower.blocks < n) {
        const int size = between(1, std::min(most, n - tower.blocks));
        switch (below(4)) {
            case 0: tower.add(tree(size)); break;
            case 1: tower.add(layers(size, 3, true)); break;
            case 2: tower.add(hangs_together(size)); break;
            default: tower.add(random_tower(size, size));
        }
    }
    return tower;
}

// Orders with few pairs first. A pair that follows from others is left out.
std::vector<Tower> every(int n) {
    std::vector<std::pair<int, int>> all;
    for (int u = 0; u < n; ++u)
        for (int v = u + 1; v < n; ++v) all.emplace_back(u, v);
    std::vector<Tower> found;
    for (std::uint32_t code = 0; code < std::uint32_t{1} << all.size(); ++code) {
        std::vector<std::vector<bool>> under(n, std::vector<bool>(n));
        for (std::size_t i = 0; i < all.size(); ++i) under[all[i].first][all[i].second] = (code >> i & 1) != 0;
        bool is_order = true;
        Tower tower(n);
        for (const auto& [u, v] : all) {
            bool follows = false;
            for (int via = u + 1; via < v; ++via) follows = follows || (under[u][via] && under[via][v]);
            is_order = is_order && (under[u][v] || !follows);
            if (under[u][v] && !follows) tower.rest(u, v);
        }
        if (is_order) found.push_back(tower);
    }
    std::stable_sort(found.begin(), found.end(), [](const Tower& a, const Tower& b) { return a.pairs.size() < b.pairs.size(); });
    return found;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](std::size_t i) { return std::stoi(args.at(i)); };
    rng.seed(std::stoull(args.back()));

    if (family == "every" || family == "tiny-every") {
        if (arg(1) > 6) return 1;
        const std::vector<Tower> towers = every(arg(1));
        for (std::size_t i = 0; i < towers.size(); ++i) {
            if (family == "tiny-every" && static_cast<int>(i) != arg(2)) continue;
            std::printf("1\n");
            print_as_it_is(towers[i]);
            if (family == "every") std::printf("--\n");
        }
        return 0;
    }
    std::vector<Tower> games;
    if (family == "growth") {
        games.push_back(random_tower(arg(1), arg(1)));
    } else if (family == "by-hand") {
        games.push_back(hangs_together(arg(1)));
        games.back().rest_at_random(arg(2));
    } else if (family == "tiny") {
        const int n = between(1, arg(1));
        games.push_back(random_tower(n, below(n * (n - 1) / 2 + 1)));
    } else {
        for (int game = 0; game < arg(1); ++game) {
            const int n = arg(2), size = between((n + 1) / 2, n);
            if (family == "random") games.push_back(random_tower(size, between(0, arg(3))));
            else if (family == "top") games.push_back(top(size, between(0, arg(3))));
            else if (family == "layers") games.push_back(layers(size, arg(3), false));
            else if (family == "full") games.push_back(layers(size, arg(3), true));
            else if (family == "tree") games.push_back(tree(size));
            else if (family == "pieces") games.push_back(pieces(size, arg(3)));
            else if (family == "chain") games.push_back(chains(n, n));
            else if (family == "chains") games.push_back(chains(n, arg(3)));
            else if (family == "bar") games.push_back(bar(n, arg(3)));
            else if (family == "every-pair") games.push_back(random_tower(n, n * n));
            else {
                std::cerr << "unknown family " << family << "\n";
                return 1;
            }
        }
    }
    std::printf("%zu\n", games.size());
    for (const Tower& tower : games) print(tower);
}
