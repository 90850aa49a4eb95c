// Positions of Grundy's Game. Families:
//   every PILES MOST                 all games of so many piles of 1 to MOST stones, at once
//   single MOST                      each pile of 1 to MOST stones as a game
//   random T MOST_PILES MOST SEED    T games of at most MOST_PILES piles of 1 to MOST stones
//   lost T MOST_PILES MOST SEED      T games; all but every fourth are lost
//   beside T PILES MOST SEED         T games of piles a little smaller than MOST, whose last pile is one that is lost alone
//   rare T PILES SEED                piles whose value is rare
//   near T PILES MOST BELOW SEED     T games of so many piles of MOST stones or up to BELOW fewer
//   largest MOST SEED                one pile of MOST stones and a few small ones
//   many PILES MOST SEED             one game of so many piles of 1 to MOST stones
//   ones PILES                       one game of piles of one and two stones
//   tiny MOST SEED                   a random game of at most MOST piles and stones
//   tiny-every STONES INDEX          the INDEX-th game of so many stones; nothing past the last one
//   by-hand PILES FEWEST MOST SEED   a game of so many stones, with a pile that can be split
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <random>
#include <string>
#include <vector>

using Piles = std::vector<int>;

std::mt19937_64 rng;

int below(int bound) { return static_cast<int>(rng() % static_cast<std::uint64_t>(bound)); }
int between(int least, int most) { return least + below(most - least + 1); }

std::vector<int> values_up_to(int most) {
    std::vector<int> value(most + 1, 0), seen_at(1024, 0);
    for (int pile = 3; pile <= most; ++pile) {
        for (int part = 1; 2 * part < pile; ++part) seen_at[value[part] ^ value[pile - part]] = pile;
        while (seen_at[value[pile]] == pile) ++value[pile];
    }
    return value;
}

bool is_rare(int value) { return __builtin_popcount(static_cast<unsigned>(value) >> 1) % 2 == 0; }

Piles random_piles(int piles, int most) {
    Piles all(piles);
    for (int& pile : all) pile = between(1, most);
    return all;
}

void shuffle(Piles& piles) {
    for (std::size_t i = piles.size(); i > 1; --i) std::swap(piles[i - 1], piles[below(static_cast<int>(i))]);
}

int total(const Piles& piles, const std::vector<int>& value) {
    int sum = 0;
    for (const int pile : piles) sum ^= value[pile];
    return sum;
}

// The last pile is chosen such that the values balance, if one of at most so many stones can do that.
Piles lost(int piles, int most, const std::vector<int>& value) {
    for (;;) {
        Piles all = random_piles(piles - 1, most);
        const int wanted = total(all, value);
        Piles fitting;
        for (int pile = 1; pile <= most; ++pile)
            if (value[pile] == wanted) fitting.push_back(pile);
        if (fitting.empty()) continue;
        all.push_back(fitting[below(static_cast<int>(fitting.size()))]);
        shuffle(all);
        return all;
    }
}

// Cuts a row of so many stones at the places that the bits of a number name.
Piles cut(int stones, std::uint64_t cuts) {
    Piles piles{1};
    for (int i = 0; i + 1 < stones; ++i) {
        if (cuts >> i & 1) piles.push_back(1);
        else ++piles.back();
    }
    return piles;
}

void print(const std::vector<Piles>& games) {
    std::string out = std::to_string(games.size()) + "\n";
    for (const Piles& piles : games) {
        out += std::to_string(piles.size()) + "\n";
        for (std::size_t i = 0; i < piles.size(); ++i) out += std::to_string(piles[i]) + (i + 1 < piles.size() ? " " : "\n");
    }
    std::cout << out;
}

int main(int argc, char** argv) {
    const std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.empty() ? "" : args[0];
    const auto arg = [&args](std::size_t i) { return std::stoi(args.at(i)); };
    if (!args.empty()) rng.seed(std::strtoull(args.back().c_str(), nullptr, 10));
    std::vector<Piles> games;

    if (family == "every") {
        Piles piles(arg(1), 1);
        for (;;) {
            games.push_back(piles);
            std::size_t i = 0;
            while (i < piles.size() && piles[i] == arg(2)) piles[i++] = 1;
            if (i == piles.size()) break;
            ++piles[i];
        }
    } else if (family == "single") {
        for (int pile = 1; pile <= arg(1); ++pile) games.push_back({pile});
    } else if (family == "random") {
        for (int i = 0; i < arg(1); ++i) games.push_back(random_piles(between(1, arg(2)), arg(3)));
    } else if (family == "lost") {
        const std::vector<int> value = values_up_to(arg(3));
        for (int i = 0; i < arg(1); ++i) {
            games.push_back(lost(between(2, arg(2)), arg(3), value));
            if (i % 4 == 3) games.back().push_back(between(1, arg(3)));
        }
    } else if (family == "beside") {
        const std::vector<int> value = values_up_to(1222);
        Piles zeros;
        for (int pile = 1; pile <= std::min(1222, arg(3)); ++pile)
            if (value[pile] == 0) zeros.push_back(pile);
        for (int i = 0; i < arg(1); ++i) {
            Piles piles;
            for (int j = 1; j < arg(2); ++j) piles.push_back(between(std::max(1, arg(3) - 1000), arg(3)));
            piles.push_back(zeros[below(static_cast<int>(zeros.size()))]);
            games.push_back(piles);
        }
    } else if (family == "rare") {
        const std::vector<int> value = values_up_to(40000);
        Piles rare;
        for (int pile = 1; pile <= 40000; ++pile)
            if (is_rare(value[pile])) rare.push_back(pile);
        for (int i = 0; i < arg(1); ++i) {
            Piles piles(arg(2));
            for (int& pile : piles) pile = rare[below(static_cast<int>(rare.size()))];
            games.push_back(piles);
        }
    } else if (family == "near") {
        for (int i = 0; i < arg(1); ++i) {
            Piles piles(arg(2));
            for (int& pile : piles) pile = between(arg(3) - arg(4), arg(3));
            games.push_back(piles);
        }
    } else if (family == "largest") {
        games.push_back({between(1, 9), arg(1), between(1, 9), between(1, 9)});
    } else if (family == "many") {
        games.push_back(random_piles(arg(1), arg(2)));
    } else if (family == "ones") {
        games.emplace_back(arg(1), 1);
        for (std::size_t i = 0; i < games[0].size(); i += 3) games[0][i] = 2;
    } else if (family == "tiny") {
        games.push_back(cut(between(1, arg(1)), rng() & rng()));
    } else if (family == "tiny-every") {
        if (arg(2) >> (arg(1) - 1) != 0) return 0;
        games.push_back(cut(arg(1), static_cast<std::uint64_t>(arg(2))));
    } else if (family == "by-hand") {
        Piles piles;
        do piles = cut(between(arg(2), arg(3)), rng());
        while (static_cast<int>(piles.size()) != arg(1) || *std::max_element(piles.begin(), piles.end()) < 4);
        games.push_back(piles);
    } else {
        std::cerr << "gen: unknown family '" << family << "'; the head of gen.cpp lists them\n";
        return EXIT_FAILURE;
    }
    print(games);
}
