// Families:
//   list K N K N …               the given games
//   grid K_MAX N_MAX             every game with 1 <= k <= K_MAX, 1 <= n <= N_MAX
//   random T K_MAX N_MAX SEED    T games
//   near T K_MAX N_MAX SEED      T games with n at most 1 away from a multiple of k + 1
//   ends T SEED                  T games with n within 2 of k, k of any length
//   tiny BITS SEED               one game, n of so many binary digits, k of at most as many
//   every BITS INDEX             the INDEX-th such game; nothing past the last one
//   by-hand SEED                 five games for paper and pencil
#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Number = long long;

const Number K_MAX = {{k_max}};
const Number N_MAX = {{n_max}};

struct Game {
    Number k;
    Number n;
};
using Games = std::vector<Game>;

Number between(std::mt19937_64& rng, Number low, Number high) {
    return low + static_cast<Number>(rng() % static_cast<std::uint64_t>(high - low + 1));
}

// A number whose length is drawn first, so that short ones are as frequent as long ones.
Number of_any_length(std::mt19937_64& rng, Number high) {
    const int bits = std::bit_width(static_cast<std::uint64_t>(high));
    return between(rng, 1, high >> (rng() % bits));
}

Games grid(Number k_max, Number n_max) {
    Games games;
    for (Number k = 1; k <= k_max; ++k) {
        for (Number n = 1; n <= n_max; ++n) games.push_back({k, n});
    }
    return games;
}

Games random_games(Number count, Number k_max, Number n_max, std::mt19937_64 rng) {
    Games games(count);
    for (Game& game : games) {
        game.k = of_any_length(rng, k_max);
        game.n = between(rng, 1, n_max);
    }
    return games;
}

Games near(Number count, Number k_max, Number n_max, std::mt19937_64 rng) {
    Games games(count);
    for (Game& game : games) {
        game.k = of_any_length(rng, std::min(k_max, n_max - 1));
        const Number round = game.k + 1;
        const Number multiple = round * between(rng, 1, n_max / round);
        const Number off = rng() % 2 == 0 ? 0 : between(rng, -1, 1);
        game.n = std::clamp(multiple + off, Number{1}, n_max);
    }
    return games;
}

Games ends(Number count, std::mt19937_64 rng) {
    Games games(count);
    for (Game& game : games) {
        game.k = of_any_length(rng, K_MAX);
        game.n = std::clamp(game.k + between(rng, -2, 2), Number{1}, N_MAX);
    }
    return games;
}

Games tiny(int bits, std::mt19937_64 rng) {
    const Number low = Number{1} << (bits - 1);
    const Number high = std::min(2 * low - 1, N_MAX);
    const Number k = of_any_length(rng, high);
    const Number multiple = (k + 1) * between(rng, 0, high / (k + 1));
    const Number n = rng() % 2 == 0 ? between(rng, low, high) : std::clamp(multiple, low, high);
    return {{k, n}};
}

Games every(int bits, Number index) {
    const Number low = Number{1} << (bits - 1);
    const Number width = 2 * low;
    const Number n = low + index / width;
    if (n >= 2 * low) return {};
    return {{index % width + 1, n}};
}

Games by_hand(std::mt19937_64 rng) {
    Games games(5);
    for (Game& game : games) {
        game.k = between(rng, 2, 6);
        game.n = rng() % 2 == 0 ? (game.k + 1) * between(rng, 2, 4) : between(rng, 8, 28);
    }
    return games;
}

void print(const Games& games) {
    if (games.empty()) return;
    std::cout << games.size() << '\n';
    for (const Game& game : games) std::cout << game.k << ' ' << game.n << '\n';
}

int main(int argc, char** argv) {
    const std::string family = argc > 1 ? argv[1] : "";
    std::vector<Number> given;
    for (int i = 2; i < argc; ++i) given.push_back(std::stoll(argv[i]));
    const std::mt19937_64 rng(given.empty() ? 0 : given.back());

    if (family == "list") {
        Games games;
        for (std::size_t i = 0; i + 1 < given.size(); i += 2) games.push_back({given[i], given[i + 1]});
        print(games);
    } else if (family == "grid") {
        print(grid(given.at(0), given.at(1)));
    } else if (family == "random") {
        print(random_games(given.at(0), given.at(1), given.at(2), rng));
    } else if (family == "near") {
        print(near(given.at(0), given.at(1), given.at(2), rng));
    } else if (family == "ends") {
        print(ends(given.at(0), rng));
    } else if (family == "tiny") {
        print(tiny(static_cast<int>(given.at(0)), rng));
    } else if (family == "every") {
        print(every(static_cast<int>(given.at(0)), given.at(1)));
    } else if (family == "by-hand") {
        print(by_hand(rng));
    } else {
        std::cerr << "gen: unknown family '" << family << "'; the head of gen.cpp lists them\n";
        return EXIT_FAILURE;
    }
}
