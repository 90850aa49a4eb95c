// Positions of Nim: gen.cpp FAMILY ARGUMENTS.
//   every PILES MOST_STONES
//   random T MOST_PILES MOST_STONES SEED
//   balanced T MOST_PILES BITS SEED    every other case is one stone away from balance
//   decoys T MOST_PILES MOST_STONES SEED
//   around-bit T MOST_PILES SEED
//   one-large PILES MOST_STONES SEED
//   one-balanced PILES SEED
//   winning-pile-last PILES SEED
//   all-equal PILES STONES
//   tiny SIZE SEED
//   tiny-every SIZE INDEX
//   by-hand SEED
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Piles = std::vector<uint64_t>;

const uint64_t N_SUM_MAX = {{n_sum_max}};
const uint64_t A_MAX = {{a_max}};

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
uint64_t between(uint64_t least, uint64_t most) { return least + below(most - least + 1); }

uint64_t nim_sum(const Piles& piles) {
    uint64_t sum = 0;
    for (uint64_t pile : piles) sum ^= pile;
    return sum;
}

void shuffle(Piles& piles) {
    for (size_t i = piles.size(); i > 1; --i) std::swap(piles[i - 1], piles[below(i)]);
}

Piles random_piles(uint64_t n, uint64_t most) {
    Piles piles(n);
    for (uint64_t& pile : piles) pile = between(0, most);
    return piles;
}

// Nim-sum 0: the last pile balances the others. `most` + 1 must be a power of two, so that it cannot leave the range.
Piles balanced_piles(uint64_t n, uint64_t most) {
    Piles piles = random_piles(n, most);
    piles[n - 1] ^= nim_sum(piles);
    shuffle(piles);
    return piles;
}

// Exactly one pile admits a winning move, and it is the last: only it holds the highest bit of the nim-sum.
Piles winning_pile_last(uint64_t n) {
    const uint64_t top = uint64_t{1} << 59;
    Piles piles = random_piles(n, top - 1);
    piles[n - 1] = between(top, A_MAX);
    return piles;
}

// Large equal pairs cancel; the nim-sum lives in small piles, so taking from the largest pile is wrong.
Piles decoys(uint64_t n, uint64_t most) {
    Piles piles;
    while (piles.size() + 2 < n) {
        uint64_t pile = between(most / 2, most);
        piles.push_back(pile);
        piles.push_back(pile);
    }
    while (piles.size() < n) piles.push_back(between(0, most / 4 + 1));
    shuffle(piles);
    return piles;
}

// The piles differ only in bit `bit`: programs with too narrow a number see nothing, or something else.
Piles around_bit(uint64_t n, unsigned bit) {
    const uint64_t one = uint64_t{1} << bit;
    Piles piles(n);
    for (uint64_t& pile : piles) pile = one - 2 + below(4);
    return piles;
}

std::vector<Piles> every(uint64_t n, uint64_t most) {
    std::vector<Piles> cases;
    Piles piles(n, 0);
    for (;;) {
        cases.push_back(piles);
        size_t i = 0;
        while (i < n && piles[i] == most) piles[i++] = 0;
        if (i == n) return cases;
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

void print(const std::vector<Piles>& cases) {
    std::string out = std::to_string(cases.size()) + "\n";
    for (const Piles& piles : cases) {
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
    std::vector<Piles> cases;

    if (family == "every") {
        cases = every(arg(1), arg(2));
    } else if (family == "random") {
        for (uint64_t c = 0; c < arg(1); ++c) cases.push_back(random_piles(between(1, arg(2)), arg(3)));
    } else if (family == "balanced") {
        const uint64_t most = (uint64_t{1} << arg(3)) - 1;
        for (uint64_t c = 0; c < arg(1); ++c) {
            Piles piles = balanced_piles(between(2, arg(2)), most);
            uint64_t& pile = piles[below(piles.size())];
            if (c % 2 == 1 && pile > 0) --pile;
            cases.push_back(piles);
        }
    } else if (family == "decoys") {
        for (uint64_t c = 0; c < arg(1); ++c) cases.push_back(decoys(between(3, arg(2)), arg(3)));
    } else if (family == "around-bit") {
        for (uint64_t c = 0; c < arg(1); ++c) cases.push_back(around_bit(between(1, arg(2)), between(29, 58)));
    } else if (family == "one-large") {
        cases.push_back(random_piles(arg(1), arg(2)));
    } else if (family == "one-balanced") {
        cases.push_back(balanced_piles(arg(1), (uint64_t{1} << 59) - 1));
    } else if (family == "winning-pile-last") {
        cases.push_back(winning_pile_last(arg(1)));
    } else if (family == "all-equal") {
        cases.push_back(Piles(arg(1), arg(2)));
    } else if (family == "tiny") {
        cases.push_back(random_piles(between(1, std::min<uint64_t>(arg(1), 4)), arg(1)));
    } else if (family == "tiny-every") {
        Piles piles = position_of_size(arg(1), arg(2));
        if (piles.empty()) return 0;
        cases.push_back(piles);
    } else if (family == "by-hand") {
        cases.push_back(random_piles(between(3, 4), 15));
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    print(cases);
}
