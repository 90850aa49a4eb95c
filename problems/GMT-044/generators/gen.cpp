// Games of Nim with a Pass: gen.cpp FAMILY ARGUMENTS.
//   random T SIZE SEED        piles of at most SIZE stones
//   lost T SIZE SEED          the player to move loses
//   beside T SIZE SEED        one pile of such a position has some stones more or less
//   cancel T SIZE SEED        the xor of the three piles is 0
//   largest T SIZE SEED       each game has two piles that are nearly as large as may be
//   one-largest SIZE SEED     one game, with one pile of SIZE stones
//   all SIZE                  every three piles of at most SIZE stones
//   by-hand MOVES SIZE SEED   one game in which First has so many winning moves, at most 3, or Second wins
//   tiny SIZE SEED            one game with at most SIZE stones
//   tiny-every SIZE INDEX     the INDEX-th game of every; nothing past the last one
//   every SIZE                all games with SIZE stones, "--" behind each
#include <algorithm>
#include <array>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Piles = std::array<int, 3>;

std::mt19937_64 rng;

int below(int bound) { return static_cast<int>(rng() % static_cast<unsigned long long>(bound)); }
int between(int least, int most) { return least + below(most - least + 1); }

template <class T> void shuffle(T& items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(static_cast<int>(i))]);
}

// The size of the third pile with which two piles are lost.
struct Thirds {
    std::vector<std::vector<int>> third;

    explicit Thirds(int most) : third(most + 1, std::vector<int>(most + 1)) {
        std::vector<std::vector<bool>> used(most + 1, std::vector<bool>(2 * most + 3));
        for (int a = 0; a <= most; ++a)
            for (int b = 0; b <= a; ++b) {
                int size = 0;
                while (used[a][size] || used[b][size] || (a > 0 && size == (a ^ b))) ++size;
                used[a][size] = used[b][size] = true;
                third[a][b] = third[b][a] = size;
            }
    }

    int moves(const Piles& p) const {
        return (third[p[1]][p[2]] < p[0]) + (third[p[0]][p[2]] < p[1]) + (third[p[0]][p[1]] < p[2])
            + ((p[0] ^ p[1] ^ p[2]) == 0 && p[0] + p[1] > 0);
    }

    Piles lost() const {
        const int most = static_cast<int>(third.size()) - 1;
        Piles piles{};
        do {
            piles[0] = between(0, most);
            piles[1] = between(0, most);
            piles[2] = third[piles[0]][piles[1]];
        } while (piles[2] > most);
        shuffle(piles);
        return piles;
    }
};

std::vector<Piles> every(int stones) {
    std::vector<Piles> found;
    for (int a = 0; a <= stones; ++a)
        for (int b = 0; a + b <= stones; ++b) found.push_back({a, b, stones - a - b});
    return found;
}

void print(const std::vector<Piles>& games) {
    std::string out = std::to_string(games.size()) + "\n";
    for (const Piles& piles : games)
        out += std::to_string(piles[0]) + " " + std::to_string(piles[1]) + " " + std::to_string(piles[2]) + "\n";
    std::cout << out;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](std::size_t i) { return std::stoi(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    std::vector<Piles> games;

    if (family == "random") {
        for (int i = 0; i < arg(1); ++i) games.push_back({between(0, arg(2)), between(0, arg(2)), between(0, arg(2))});
    } else if (family == "lost" || family == "beside") {
        const Thirds thirds(arg(2));
        for (int i = 0; i < arg(1); ++i) {
            games.push_back(thirds.lost());
            if (family == "lost") continue;
            int& pile = games.back()[below(3)];
            pile = std::clamp(pile + (below(2) == 0 ? 1 : -1) * between(1, 1 + below(4)), 0, arg(2));
        }
    } else if (family == "cancel") {
        while (static_cast<int>(games.size()) < arg(1)) {
            Piles piles{between(0, arg(2)), between(0, arg(2)), 0};
            piles[2] = piles[0] ^ piles[1];
            shuffle(piles);
            if (*std::max_element(piles.begin(), piles.end()) <= arg(2)) games.push_back(piles);
        }
    } else if (family == "largest") {
        for (int i = 0; i < arg(1); ++i) {
            Piles piles{arg(2) - below(std::min(arg(2), 20)), arg(2) - below(std::min(arg(2), 20)), between(0, arg(2))};
            if (i % 2 == 0) piles[2] = between(0, std::min(arg(2), 30));
            shuffle(piles);
            games.push_back(piles);
        }
    } else if (family == "one-largest") {
        games.push_back({between(0, arg(1)), arg(1), between(0, arg(1))});
        shuffle(games.back());
    } else if (family == "all") {
        for (int a = 0; a <= arg(1); ++a)
            for (int b = 0; b <= arg(1); ++b)
                for (int c = 0; c <= arg(1); ++c) games.push_back({a, b, c});
    } else if (family == "by-hand") {
        const Thirds thirds(arg(2));
        Piles piles{};
        for (int left = 1000; left > 0; --left) {
            piles = {between(0, arg(2)), between(0, arg(2)), between(0, arg(2))};
            const int moves = thirds.moves(piles);
            if (piles[0] + piles[1] + piles[2] > 2 && (moves == std::min(arg(1), 3) || (moves == 0 && below(3) == 0))) break;
        }
        games.push_back(piles);
    } else if (family == "tiny") {
        const std::vector<Piles> all = every(between(1, arg(1)));
        games.push_back(all[below(static_cast<int>(all.size()))]);
    } else if (family == "tiny-every") {
        const std::vector<Piles> all = every(arg(1));
        if (arg(2) >= static_cast<int>(all.size())) return 0;
        games.push_back(all[arg(2)]);
    } else if (family == "every") {
        if (arg(1) > 40) return 1;
        for (const Piles& piles : every(arg(1))) {
            print({piles});
            std::cout << "--\n";
        }
        return 0;
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    print(games);
}
