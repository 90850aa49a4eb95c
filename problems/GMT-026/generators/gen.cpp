// Positions of Moore's Nim: gen.cpp FAMILY ARGUMENTS.
//   every K PILES MOST_STONES
//   random K T MOST_PILES MOST_STONES SEED
//   balanced K MODULUS T MOST_PILES COLUMNS SEED
//   one-off K T MOST_PILES COLUMNS SEED
//   groups K GROUP T MOST_GROUPS MOST_STONES SEED
//   one-large K PILES SEED
//   one-large-off K PILES SEED
//   all-equal K PILES STONES
//   by-hand K T MOST_PILES COLUMNS SEED    about half of the games are lost
//   tiny SIZE SEED
//   tiny-every SIZE INDEX
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Piles = std::vector<uint64_t>;

// No pile with so many columns is too large.
const uint64_t COLUMNS = 59;

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
uint64_t between(uint64_t least, uint64_t most) { return least + below(most - least + 1); }

template <class T>
void shuffle(std::vector<T>& all) {
    for (size_t i = all.size(); i > 1; --i) std::swap(all[i - 1], all[below(i)]);
}

Piles random_piles(uint64_t n, uint64_t least, uint64_t most) {
    Piles piles(n);
    for (uint64_t& pile : piles) pile = between(least, most);
    return piles;
}

// Every column holds a multiple of `modulus` ones, the lowest one at least that many.
Piles balanced(uint64_t modulus, uint64_t n, uint64_t columns) {
    Piles piles(n, 0);
    std::vector<size_t> order(n);
    for (size_t i = 0; i < n; ++i) order[i] = i;
    for (uint64_t column = columns; column-- > 0;) {
        shuffle(order);
        const uint64_t ones = between(column == 0 ? 1 : 0, n / modulus) * modulus;
        for (uint64_t i = 0; i < ones; ++i) piles[order[i]] |= uint64_t{1} << column;
    }
    return piles;
}

// One column holds one too many, or one too few.
Piles one_off(uint64_t modulus, uint64_t n, uint64_t columns) {
    Piles piles = balanced(modulus, n, columns);
    piles[below(n)] ^= uint64_t{1} << below(columns);
    return piles;
}

// Groups of equal piles.
Piles groups(uint64_t size, uint64_t count, uint64_t most) {
    Piles piles;
    for (uint64_t group = 0; group < count; ++group) piles.insert(piles.end(), size, between(0, most));
    shuffle(piles);
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

// The position number `index` of those with (number of piles) + (number of stones) = size.
Piles position_of_size(uint64_t size, uint64_t index) {
    Piles piles{0};
    for (uint64_t step = 0; step + 1 < size; ++step) {
        if (index >> step & 1) piles.push_back(0);
        else ++piles.back();
    }
    return piles;
}

void print(const std::vector<Piles>& games, uint64_t k) {
    std::string out = std::to_string(games.size()) + " " + std::to_string(k) + "\n";
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
    uint64_t k = arg(1);
    std::vector<Piles> games;

    if (family == "every") {
        games = every(arg(2), arg(3));
    } else if (family == "random") {
        for (uint64_t g = 0; g < arg(2); ++g) games.push_back(random_piles(between(3, arg(3)), 0, arg(4)));
    } else if (family == "balanced") {
        for (uint64_t g = 0; g < arg(3); ++g) games.push_back(balanced(arg(2), between(arg(2), arg(4)), arg(5)));
    } else if (family == "one-off") {
        for (uint64_t g = 0; g < arg(2); ++g) games.push_back(one_off(k + 1, between(k + 1, arg(3)), arg(4)));
    } else if (family == "groups") {
        for (uint64_t g = 0; g < arg(3); ++g) games.push_back(groups(arg(2), between(1, arg(4)), arg(5)));
    } else if (family == "one-large") {
        games.push_back(balanced(k + 1, arg(2), COLUMNS));
    } else if (family == "one-large-off") {
        games.push_back(one_off(k + 1, arg(2), COLUMNS));
    } else if (family == "all-equal") {
        games.push_back(Piles(arg(2), arg(3)));
    } else if (family == "by-hand") {
        for (uint64_t g = 0; g < arg(2); ++g) {
            const uint64_t n = between(k + 1, arg(3));
            games.push_back(below(2) == 0 ? balanced(k + 1, n, arg(4)) : random_piles(n, 1, (uint64_t{1} << arg(4)) - 1));
        }
    } else if (family == "tiny") {
        k = between(1, 3);
        games.push_back(below(2) == 0 ? random_piles(between(1, 4), 0, std::min<uint64_t>(arg(1), 4)) : balanced(k + 1, between(k + 1, 4), 2));
    } else if (family == "tiny-every") {
        uint64_t index = arg(2);
        for (k = 1; k < arg(1) && index >= uint64_t{1} << (arg(1) - k - 1); ++k) index -= uint64_t{1} << (arg(1) - k - 1);
        if (k >= arg(1)) return 0;
        games.push_back(position_of_size(arg(1) - k, index));
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    print(games, k);
}
