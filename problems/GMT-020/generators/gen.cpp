// Positions of misère Nim, in which no pile is empty: gen.cpp FAMILY ARGUMENTS.
//   every PILES MOST_STONES
//   random T MOST_PILES MOST_STONES SEED
//   balanced T MOST_PILES BITS SEED           every other game is one stone away from balance
//   one-tall T MOST_PILES MOST_STONES SEED    one game in four has ones only
//   decoys T MOST_PILES MOST_STONES SEED
//   around-bit T MOST_PILES SEED
//   one-large PILES MOST_STONES SEED
//   tall-last PILES                           ones, and at the end one that is as tall as may be
//   winning-pile-last PILES SEED
//   all-equal PILES STONES
//   tiny MOST_STONES SEED
//   tiny-every STONES INDEX
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Piles = std::vector<uint64_t>;

const uint64_t A_MAX = {{a_max}};

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
uint64_t between(uint64_t least, uint64_t most) { return least + below(most - least + 1); }

void shuffle(Piles& piles) {
    for (size_t i = piles.size(); i > 1; --i) std::swap(piles[i - 1], piles[below(i)]);
}

Piles random_piles(uint64_t n, uint64_t most) {
    Piles piles(n);
    for (uint64_t& pile : piles) pile = between(1, most);
    return piles;
}

// Xor 0: the last pile balances the others, where it takes one.
Piles balanced_piles(uint64_t n, unsigned bits) {
    Piles piles = random_piles(n - 1, (uint64_t{1} << bits) - 1);
    uint64_t sum = 0;
    for (uint64_t pile : piles) sum ^= pile;
    if (sum > 0) piles.push_back(sum);
    shuffle(piles);
    return piles;
}

// A single pile of more than one stone among ones; or none.
Piles one_tall(uint64_t n, uint64_t most, bool tall) {
    Piles piles(n, 1);
    if (tall) piles[below(n)] = between(2, most);
    return piles;
}

// Exactly one pile admits a winning move, and it is the last: only it holds the highest bit of the xor.
Piles winning_pile_last(uint64_t n) {
    const uint64_t top = uint64_t{1} << 59;
    Piles piles = random_piles(n, top - 1);
    piles[n - 1] = between(top, A_MAX);
    return piles;
}

// Large equal pairs cancel; the xor lives in small piles, so taking from the largest pile is wrong.
Piles decoys(uint64_t n, uint64_t most) {
    Piles piles;
    while (piles.size() + 2 < n) {
        const uint64_t pile = between(most / 2 + 1, most);
        piles.push_back(pile);
        piles.push_back(pile);
    }
    while (piles.size() < n) piles.push_back(between(1, most / 4 + 1));
    shuffle(piles);
    return piles;
}

// The piles differ only around bit `bit`: programs with too narrow a number see nothing, or something else.
Piles around_bit(uint64_t n, unsigned bit) {
    Piles piles(n);
    for (uint64_t& pile : piles) pile = (uint64_t{1} << bit) - 2 + below(4);
    return piles;
}

std::vector<Piles> every(uint64_t n, uint64_t most) {
    std::vector<Piles> games;
    Piles piles(n, 1);
    for (;;) {
        games.push_back(piles);
        size_t i = 0;
        while (i < n && piles[i] == most) piles[i++] = 1;
        if (i == n) return games;
        ++piles[i];
    }
}

// The position number `index` of those with so many stones; empty past the last.
Piles position_of_stones(uint64_t stones, uint64_t index) {
    if (index >= (uint64_t{1} << (stones - 1))) return {};
    Piles piles{1};
    for (uint64_t step = 0; step + 1 < stones; ++step) {
        if (index >> step & 1) piles.push_back(1);
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
        for (uint64_t g = 0; g < arg(1); ++g) {
            Piles piles = balanced_piles(between(2, arg(2)), arg(3));
            uint64_t& pile = piles[below(piles.size())];
            if (g % 2 == 1 && pile > 1) --pile;
            games.push_back(piles);
        }
    } else if (family == "one-tall") {
        for (uint64_t g = 0; g < arg(1); ++g) games.push_back(one_tall(between(1, arg(2)), arg(3), g % 4 != 3));
    } else if (family == "decoys") {
        for (uint64_t g = 0; g < arg(1); ++g) games.push_back(decoys(between(3, arg(2)), arg(3)));
    } else if (family == "around-bit") {
        for (uint64_t g = 0; g < arg(1); ++g) games.push_back(around_bit(between(1, arg(2)), between(29, 58)));
    } else if (family == "one-large") {
        games.push_back(random_piles(arg(1), arg(2)));
    } else if (family == "tall-last") {
        games.push_back(Piles(arg(1), 1));
        games.back().back() = A_MAX;
    } else if (family == "winning-pile-last") {
        games.push_back(winning_pile_last(arg(1)));
    } else if (family == "all-equal") {
        games.push_back(Piles(arg(1), arg(2)));
    } else if (family == "tiny") {
        games.push_back(random_piles(between(1, std::min<uint64_t>(arg(1), 4)), arg(1)));
    } else if (family == "tiny-every") {
        Piles piles = position_of_stones(arg(1), arg(2));
        if (piles.empty()) return 0;
        games.push_back(piles);
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    print(games);
}
