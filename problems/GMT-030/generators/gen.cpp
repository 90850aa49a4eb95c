// Positions of Lasker's Nim: gen.cpp FAMILY ARGUMENTS.
//   every PILES MOST_STONES
//   random T MOST_PILES MOST_STONES SEED
//   balanced T MOST_PILES BITS SEED    by turns of Lasker's and of plain Nim
//   near-fours T MOST_PILES MOST_STONES SEED
//   one-large PILES MOST_STONES SEED
//   all-equal PILES STONES
//   tiny SIZE SEED
//   tiny-every SIZE INDEX
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Piles = std::vector<uint64_t>;

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
uint64_t between(uint64_t least, uint64_t most) { return least + below(most - least + 1); }

// Neighbours above a multiple of four change places; so this is its own inverse.
uint64_t value(uint64_t pile) {
    if (pile % 4 == 3) return pile + 1;
    return pile % 4 == 0 && pile > 0 ? pile - 1 : pile;
}

void shuffle(Piles& piles) {
    for (size_t i = piles.size(); i > 1; --i) std::swap(piles[i - 1], piles[below(i)]);
}

Piles random_piles(uint64_t n, uint64_t most) {
    Piles piles(n);
    for (uint64_t& pile : piles) pile = between(0, most);
    return piles;
}

// The values balance, or those of plain Nim do.
Piles balanced(uint64_t n, unsigned bits, bool lasker) {
    Piles piles(n);
    uint64_t sum = 0;
    for (uint64_t i = 0; i + 1 < n; ++i) {
        piles[i] = below((uint64_t{1} << bits) - 1);
        sum ^= lasker ? value(piles[i]) : piles[i];
    }
    piles[n - 1] = lasker ? value(sum) : sum;
    shuffle(piles);
    return piles;
}

// Multiples of four and the numbers before them: all that is not as in Nim.
Piles near_fours(uint64_t n, uint64_t most) {
    Piles piles(n);
    for (uint64_t& pile : piles) pile = 4 * between(1, most / 4) - below(2);
    return piles;
}

std::vector<Piles> every(uint64_t n, uint64_t most) {
    std::vector<Piles> games;
    Piles piles(n, 0);
    for (;;) {
        games.push_back(piles);
        size_t i = 0;
        while (i < n && piles[i] == most) piles[i++] = 0;
        if (i == n) return games;
        ++piles[i];
    }
}

// The position number `index` of those with (number of piles) + (number of stones) = size; empty past the last.
Piles position_of_size(uint64_t size, uint64_t index) {
    if (index >= (uint64_t{1} << (size - 1))) return {};
    Piles piles{0};
    for (uint64_t step = 0; step + 1 < size; ++step) {
        if (index >> step & 1) piles.push_back(0);
        else ++piles.back();
    }
    return piles;
}

void print(const std::vector<Piles>& games) {
    std::string out = std::to_string(games.size()) + "\n";
    for (const Piles& piles : games) {
        out += std::to_string(piles.size()) + "\n";
        for (size_t i = 0; i < piles.size(); ++i) out += std::to_string(piles[i]) + (i + 1 < piles.size() ? " " : "\n");
    }
    std::cout << out;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoull(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    std::vector<Piles> games;

    if (family == "every") {
        games = every(arg(1), arg(2));
    } else if (family == "random") {
        for (uint64_t g = 0; g < arg(1); ++g) games.push_back(random_piles(between(1, arg(2)), arg(3)));
    } else if (family == "balanced") {
        for (uint64_t g = 0; g < arg(1); ++g) games.push_back(balanced(between(2, arg(2)), arg(3), g % 2 == 0));
    } else if (family == "near-fours") {
        for (uint64_t g = 0; g < arg(1); ++g) games.push_back(near_fours(between(1, arg(2)), arg(3)));
    } else if (family == "one-large") {
        games.push_back(random_piles(arg(1), arg(2)));
    } else if (family == "all-equal") {
        games.push_back(Piles(arg(1), arg(2)));
    } else if (family == "tiny") {
        games.push_back(random_piles(between(1, 2), arg(1)));
    } else if (family == "tiny-every") {
        Piles piles = position_of_size(arg(1), arg(2));
        if (piles.empty()) return 0;
        games.push_back(piles);
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    print(games);
}
