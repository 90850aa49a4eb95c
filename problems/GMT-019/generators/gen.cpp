// Won positions of Nim: gen.cpp FAMILY ARGUMENTS.
//   every PILES MOST_STONES
//   random T MOST_PILES MOST_STONES SEED
//   decoys T MOST_PILES MOST_STONES SEED
//   one-too-many T MOST_PILES MOST_STONES SEED
//   wide PILES STONES    as many in each but the last, which holds one more if the game is lost otherwise
//   full STONES          as many in each of nine piles, and once more in two halves
//   tiny SIZE SEED
//   tiny-every SIZE INDEX
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

bool is_won(const Piles& piles) {
    uint64_t sum = 0;
    for (uint64_t pile : piles) sum ^= pile;
    return sum != 0;
}

Piles random_piles(uint64_t n, uint64_t most) {
    for (;;) {
        Piles piles(n);
        for (uint64_t& pile : piles) pile = between(1, most);
        if (is_won(piles)) return piles;
    }
}

// Large equal pairs cancel; the nim-sum lives in small piles, so touching the largest pile loses.
Piles decoys(uint64_t n, uint64_t most) {
    Piles piles;
    while (piles.size() + 3 <= n) {
        const uint64_t pile = between(most / 2, most);
        piles.insert(piles.begin() + below(piles.size() + 1), pile);
        piles.insert(piles.begin() + below(piles.size() + 1), pile);
    }
    piles.insert(piles.begin() + below(piles.size() + 1), between(1, most / 4 + 1));
    return piles;
}

// A single stone too many: all but one pile are balanced by a pile that holds their nim-sum.
Piles one_too_many(uint64_t n, uint64_t most) {
    for (;;) {
        Piles piles(n);
        uint64_t sum = 0;
        for (uint64_t i = 0; i + 1 < n; ++i) sum ^= piles[i] = between(1, most);
        piles[n - 1] = sum + 1;
        if (sum + 1 <= A_MAX && is_won(piles)) return piles;
    }
}

std::vector<Piles> every(uint64_t n, uint64_t most) {
    std::vector<Piles> games;
    Piles piles(n, 1);
    for (;;) {
        if (is_won(piles)) games.push_back(piles);
        size_t i = 0;
        while (i < n && piles[i] == most) piles[i++] = 1;
        if (i == n) return games;
        ++piles[i];
    }
}

// The won position number `index` of those with so many stones: piles in their order; empty past the last.
Piles position_of_size(uint64_t stones, uint64_t index) {
    for (uint64_t cuts = 0; cuts < uint64_t{1} << (stones - 1); ++cuts) {
        Piles piles{1};
        for (uint64_t stone = 1; stone < stones; ++stone) {
            if (cuts >> (stone - 1) & 1) piles.push_back(1);
            else ++piles.back();
        }
        if (is_won(piles) && index-- == 0) return piles;
    }
    return {};
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
    } else if (family == "decoys") {
        for (uint64_t g = 0; g < arg(1); ++g) games.push_back(decoys(between(3, arg(2)), arg(3)));
    } else if (family == "one-too-many") {
        for (uint64_t g = 0; g < arg(1); ++g) games.push_back(one_too_many(between(3, arg(2)), arg(3)));
    } else if (family == "wide") {
        Piles piles(arg(1), arg(2));
        if (!is_won(piles)) ++piles.back();
        games.push_back(piles);
    } else if (family == "full") {
        Piles piles(9, arg(1));
        piles.push_back(arg(1) / 2);
        piles.push_back(arg(1) - arg(1) / 2);
        games.push_back(piles);
    } else if (family == "tiny") {
        games.push_back(random_piles(between(1, 1 + arg(1) / 2), arg(1)));
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
