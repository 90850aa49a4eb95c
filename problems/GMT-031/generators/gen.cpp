// Groves of trees on the ground: gen.cpp FAMILY ARGUMENTS.
//   every EDGES                             each grove is an instance
//   every-at-once EDGES
//   tiny-every EDGES INDEX
//   tiny MOST_EDGES SEED
//   random T MOST_EDGES WINDOW SEED
//   shapes T MOST_EDGES SEED
//   by-hand FEWEST_EDGES MOST_EDGES SEED    a first grove of at most three trees
//   balanced T MOST_EDGES SEED              every other game has one edge more
//   in-order T MOST_EDGES SEED              an edge has a larger number than what it stands on
//   one-random EDGES WINDOW SEED
//   stalk EDGES SEED
//   stalk-in-order EDGES
//   two-stalks EDGES MORE SEED
//   comb EDGES BRANCH SEED
//   broom STALK TIPS SEED
//   binary EDGES SEED
//   grass EDGES
//   one-balanced EDGES WINDOW SEED
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Grove = std::vector<int>;  // what each edge stands on, edges count from 1; [0] is the ground

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
uint64_t between(uint64_t least, uint64_t most) { return least + below(most - least + 1); }

int size(const Grove& grove) { return static_cast<int>(grove.size()) - 1; }

// Edges get other numbers.
Grove shuffled(const Grove& grove) {
    std::vector<int> number(grove.size());
    for (size_t i = 0; i < number.size(); ++i) number[i] = static_cast<int>(i);
    for (size_t i = number.size() - 1; i > 1; --i) std::swap(number[i], number[1 + below(i)]);
    Grove other(grove.size());
    for (size_t edge = 1; edge < grove.size(); ++edge) other[number[edge]] = number[grove[edge]];
    return other;
}

// Each edge stands on one of the last `window` before it, or on the ground, one in `grounded`.
Grove random_grove(int edges, int window, uint64_t grounded) {
    Grove grove{0};
    for (int edge = 1; edge <= edges; ++edge) {
        const int first = std::max(1, edge - window);
        grove.push_back(edge == 1 || below(grounded) == 0 ? 0 : static_cast<int>(between(first, edge - 1)));
    }
    return grove;
}

void add_stalk(Grove& grove, int edges) {
    for (int i = 0; i < edges; ++i) grove.push_back(i == 0 ? 0 : size(grove));
}

// A stalk, and on each of its edges a branch of so many edges.
void add_comb(Grove& grove, int edges, int branch) {
    int top = 0;
    for (int left = edges; left > 0;) {
        grove.push_back(top);
        top = size(grove);
        --left;
        for (int i = 0; i < branch && left > 0; ++i, --left) grove.push_back(i == 0 ? top : size(grove));
    }
}

// A stalk with tips on its end.
void add_broom(Grove& grove, int stalk, int tips) {
    add_stalk(grove, stalk);
    const int top = size(grove);
    for (int i = 0; i < tips; ++i) grove.push_back(top);
}

// Every edge but the lowest stands, with another, on the edge of half its number.
void add_binary(Grove& grove, int edges) {
    const int ground = size(grove);
    for (int edge = 1; edge <= edges; ++edge) grove.push_back(edge == 1 ? 0 : ground + edge / 2);
}

int value(const Grove& grove) {
    std::vector<int> value(grove.size()), branches(grove.size()), tips;
    for (size_t edge = 1; edge < grove.size(); ++edge) ++branches[grove[edge]];
    for (size_t edge = 1; edge < grove.size(); ++edge)
        if (branches[edge] == 0) tips.push_back(static_cast<int>(edge));
    while (!tips.empty()) {
        const int edge = tips.back();
        tips.pop_back();
        value[grove[edge]] ^= value[edge] + 1;
        if (--branches[grove[edge]] == 0 && grove[edge] != 0) tips.push_back(grove[edge]);
    }
    return value[0];
}

// Value 0: a stalk stands beside what is as much worth.
Grove balanced(Grove grove) {
    add_stalk(grove, value(grove));
    return grove;
}

Grove any_shape(int edges) {
    Grove grove{0};
    switch (below(6)) {
        case 0: return random_grove(edges, edges, 4);
        case 1: return random_grove(edges, 2, 50);
        case 2: add_comb(grove, edges, static_cast<int>(between(1, 3))); break;
        case 3: add_binary(grove, edges); break;
        case 4: {
            const int stalk = static_cast<int>(between(1, edges));
            add_broom(grove, stalk, edges - stalk);
            break;
        }
        default: return random_grove(edges, edges, 1000);
    }
    return grove;
}

// All groves of so many numbered edges, in the order of their lists.
std::vector<Grove> every(int edges) {
    std::vector<Grove> groves;
    Grove grove(edges + 1, 0);
    for (;;) {
        bool stands = true;
        for (int edge = 1; edge <= edges && stands; ++edge) {
            int at = edge;
            for (int steps = 0; at != 0 && steps <= edges; ++steps) at = grove[at];
            stands = at == 0;
        }
        if (stands) groves.push_back(grove);
        int i = edges;
        while (i > 0 && grove[i] == edges) grove[i--] = 0;
        if (i == 0) return groves;
        ++grove[i];
    }
}

std::string text(const std::vector<Grove>& games) {
    std::string out = std::to_string(games.size()) + "\n";
    for (const Grove& grove : games) {
        out += std::to_string(size(grove)) + "\n";
        for (int edge = 1; edge <= size(grove); ++edge) out += std::to_string(grove[edge]) + (edge < size(grove) ? " " : "\n");
    }
    return out;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoi(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    std::vector<Grove> games;

    if (family == "every") {
        for (const Grove& grove : every(arg(1))) std::cout << text({grove}) << "--\n";
        return 0;
    } else if (family == "every-at-once") {
        games = every(arg(1));
    } else if (family == "tiny-every") {
        const std::vector<Grove> groves = every(arg(1));
        if (arg(2) >= static_cast<int>(groves.size())) return 0;
        games.push_back(groves[arg(2)]);
    } else if (family == "tiny") {
        games.push_back(shuffled(any_shape(static_cast<int>(between(1, arg(1))))));
    } else if (family == "random") {
        for (int g = 0; g < arg(1); ++g) games.push_back(shuffled(random_grove(static_cast<int>(between(1, arg(2))), arg(3), between(2, 20))));
    } else if (family == "shapes") {
        for (int g = 0; g < arg(1); ++g) games.push_back(shuffled(any_shape(static_cast<int>(between(1, arg(2))))));
    } else if (family == "by-hand") {
        Grove grove;
        do grove = shuffled(random_grove(static_cast<int>(between(arg(1), arg(2))), arg(2), 5));
        while (std::count(grove.begin() + 1, grove.end(), 0) > 3);
        games.push_back(grove);
    } else if (family == "balanced") {
        for (int g = 0; g < arg(1); ++g) {
            Grove grove = balanced(any_shape(static_cast<int>(between(1, arg(2) / 2))));
            if (g % 2 == 1) grove.push_back(static_cast<int>(below(grove.size())));
            games.push_back(shuffled(grove));
        }
    } else if (family == "in-order") {
        for (int g = 0; g < arg(1); ++g) games.push_back(any_shape(static_cast<int>(between(1, arg(2)))));
    } else if (family == "one-random") {
        games.push_back(shuffled(random_grove(arg(1), arg(2), 1000)));
    } else if (family == "stalk") {
        games.emplace_back(1, 0);
        add_stalk(games.back(), arg(1));
        games.back() = shuffled(games.back());
    } else if (family == "stalk-in-order") {
        games.emplace_back(1, 0);
        add_stalk(games.back(), arg(1));
    } else if (family == "two-stalks") {
        games.emplace_back(1, 0);
        add_stalk(games.back(), arg(1));
        add_stalk(games.back(), arg(1) + arg(2));
        games.back() = shuffled(games.back());
    } else if (family == "comb") {
        games.emplace_back(1, 0);
        add_comb(games.back(), arg(1), arg(2));
        games.back() = shuffled(games.back());
    } else if (family == "broom") {
        games.emplace_back(1, 0);
        add_broom(games.back(), arg(1), arg(2));
        games.back() = shuffled(games.back());
    } else if (family == "binary") {
        games.emplace_back(1, 0);
        add_binary(games.back(), arg(1));
        games.back() = shuffled(games.back());
    } else if (family == "grass") {
        games.emplace_back(arg(1) + 1, 0);
    } else if (family == "one-balanced") {
        games.push_back(shuffled(balanced(random_grove(arg(1), arg(2), 1000))));
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    std::cout << text(games);
}
