// Won positions of Wythoff's game: gen.cpp FAMILY ARGUMENTS.
//   every LEAST MOST STONES    the won ones with LEAST to MOST stones in the first pile, at most STONES in the second
//   random T MOST_STONES SEED
//   beside T MOST_DIFFERENCE SEED
//   one-too-large T MOST_STONES SEED
//   largest STONES
//   fibonacci T                neighbours in the sequence, where floating point is wrong first
//   tiny SIZE SEED
//   tiny-every SIZE INDEX      the won positions with so many stones
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Wide = __int128;

struct Piles {
    int64_t a, b;
};

const int64_t A_MAX = {{a_max}};

std::mt19937_64 rng;

int64_t between(int64_t least, int64_t most) { return least + static_cast<int64_t>(rng() % static_cast<uint64_t>(most - least + 1)); }

// The integer part of k times the golden ratio: (k + the root of 5 k k) / 2.
int64_t golden(int64_t k) {
    const Wide square = static_cast<Wide>(5) * k * k;
    Wide root = static_cast<Wide>(std::sqrt(static_cast<long double>(square)));
    while (root * root > square) --root;
    while ((root + 1) * (root + 1) <= square) ++root;
    return static_cast<int64_t>((k + root) / 2);
}

bool is_won(const Piles& piles) { return std::min(piles.a, piles.b) != golden(std::abs(piles.a - piles.b)); }

Piles either_way(int64_t a, int64_t b) { return rng() % 2 == 0 ? Piles{a, b} : Piles{b, a}; }

Piles random_piles(int64_t most) {
    for (;;) {
        const Piles piles{between(0, most), between(0, most)};
        if (is_won(piles)) return piles;
    }
}

// A few stones beside a lost position, on all sides: there rounding decides.
Piles beside_a_lost_one(int64_t most_difference) {
    for (;;) {
        const int64_t k = between(1, most_difference);
        const Piles piles = either_way(golden(k) + between(-2, 2), golden(k) + k + between(-2, 2));
        if (std::min(piles.a, piles.b) >= 0 && std::max(piles.a, piles.b) <= A_MAX && is_won(piles)) return piles;
    }
}

// One pile of a lost position, the other much too large: only the larger one may be touched.
Piles one_pile_too_large(int64_t most) {
    for (;;) {
        const int64_t k = between(1, most / 4);
        const int64_t pile = rng() % 2 == 0 ? golden(k) : golden(k) + k;
        const Piles piles = either_way(pile, between(golden(k) + k + 1, most));
        if (is_won(piles)) return piles;
    }
}

void print(const std::vector<Piles>& games) {
    std::cout << games.size() << "\n";
    for (const Piles& piles : games) std::cout << piles.a << " " << piles.b << "\n";
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoll(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    std::vector<Piles> games;

    if (family == "every") {
        for (int64_t a = arg(1); a <= arg(2); ++a)
            for (int64_t b = 0; b <= arg(3); ++b)
                if (is_won({a, b})) games.push_back({a, b});
    } else if (family == "random") {
        for (int64_t g = 0; g < arg(1); ++g) games.push_back(random_piles(arg(2)));
    } else if (family == "beside") {
        for (int64_t g = 0; g < arg(1); ++g) games.push_back(beside_a_lost_one(arg(2)));
    } else if (family == "one-too-large") {
        for (int64_t g = 0; g < arg(1); ++g) games.push_back(one_pile_too_large(arg(2)));
    } else if (family == "largest") {
        games = {{arg(1), arg(1)}, {arg(1), arg(1) - 1}, {0, arg(1)}, {arg(1), 1}, {arg(1), arg(1) / 2}};
    } else if (family == "fibonacci") {
        int64_t a = 1, b = 2;
        while (a + b <= A_MAX && static_cast<int64_t>(games.size()) < arg(1)) {
            b += a;
            a = b - a;
            for (const Piles& piles : {Piles{a, b}, Piles{b, a + 1}, Piles{a - 1, b}})
                if (is_won(piles) && static_cast<int64_t>(games.size()) < arg(1)) games.push_back(piles);
        }
    } else if (family == "tiny") {
        games.push_back(random_piles(arg(1)));
    } else if (family == "tiny-every") {
        int64_t index = arg(2);
        for (int64_t a = 0; a <= arg(1); ++a)
            if (is_won({a, arg(1) - a}) && index-- == 0) games.push_back({a, arg(1) - a});
        if (games.empty()) return 0;
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    print(games);
}
