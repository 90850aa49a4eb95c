// Games of three pairs of numbers: gen.cpp FAMILY ARGUMENTS.
//   random T MOST SEED         six numbers of at most MOST
//   by-quotients T MOST SEED   pairs from Euclid's algorithm backwards with small quotients, most of them 1
//   edges T MOST SEED          pairs whose quotients are all equal, often one beside such a pair: the ratio is next to where the value changes
//   far-apart T MOST SEED      as large quotients as may be
//   lost T MOST SEED           the player to move loses
//   beside T MOST SEED         a number of such a game is another
//   rising T MOST SEED         a winning move leads to a higher value, in the first pair most of the time
//   all MOST                   every six numbers of at most MOST
//   tiny SIZE SEED             one game with numbers of at most SIZE
//   tiny-every SIZE INDEX      the INDEX-th game of every; nothing past the last one
//   every SIZE                 all games whose six numbers have the sum SIZE, "--" behind each
#include <algorithm>
#include <array>
#include <cstdint>
#include <iostream>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

using Pair = std::pair<uint64_t, uint64_t>;
using Game = std::array<Pair, 3>;

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
uint64_t between(uint64_t least, uint64_t most) { return least + below(most - least + 1); }

// A number of at most so many that has any number of digits alike.
uint64_t of_any_length(uint64_t most) {
    uint64_t bound = most;
    for (uint64_t halvings = below(64); halvings > 0 && bound > 2; --halvings) bound /= 2;
    return between(1, bound);
}

template <class T> void shuffle(T& items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
}

uint64_t value(uint64_t a, uint64_t b) {
    if (a < b) std::swap(a, b);
    const uint64_t q = a / b;
    if (a % b == 0) return q - 1;
    return q > value(b, a % b) ? q : q - 1;
}

uint64_t value(const Pair& pair) { return value(pair.first, pair.second); }

Pair random_pair(uint64_t most) { return {between(1, most), between(1, most)}; }

// Small quotients, as long as the larger number fits. The last quotient is first here.
Pair by_quotients(uint64_t most) {
    uint64_t b = between(1, std::min<uint64_t>(3, most)), a = b * between(1, std::min<uint64_t>(3, most / b));
    for (uint64_t steps = between(1, 90); steps > 0; --steps) {
        const uint64_t next = b + a * (below(8) == 0 ? between(2, 4) : 1);
        if (next > most) break;
        b = std::exchange(a, next);
    }
    return {a, b};
}

Pair edge(uint64_t most) {
    const uint64_t q = below(3) == 0 ? of_any_length(most / 2) : between(1, 5);
    uint64_t b = of_any_length(std::max<uint64_t>(1, most / q / q)), a = b * q;
    while (b <= (most - b) / q && a <= (most - b) / q) b = std::exchange(a, b + a * q);
    if (below(2) == 0 && a < most) a += below(2) == 0 ? 1 : -1;
    return {std::max<uint64_t>(a, 1), b};
}

// A pair of this value, if there is room for one.
std::optional<Pair> of_value(uint64_t wanted, uint64_t most) {
    if (wanted + 2 > most) return wanted + 1 > most ? std::nullopt : std::optional(Pair(wanted + 1, 1));
    for (int left = 100; left > 0; --left) {
        const uint64_t b = below(2) == 0 ? between(1, most / (wanted + 2)) : of_any_length(most / (wanted + 2));
        const uint64_t r = below(2) == 0 ? below(b) : below(std::max<uint64_t>(1, b / (wanted + 1)));
        const uint64_t q = r > 0 && value(b, r) < wanted ? wanted : wanted + 1;
        if (q > 0 && value(q * b + r, b) == wanted) return Pair(q * b + r, b);
    }
    return std::nullopt;
}

uint64_t some_value(uint64_t most) { return below(2) == 0 ? below(std::min<uint64_t>(most, 8)) : of_any_length(std::max<uint64_t>(1, most / 4)); }

Game lost(uint64_t most) {
    for (;;) {
        const uint64_t one = some_value(most), other = some_value(most);
        const auto a = of_value(one, most), b = of_value(other, most), c = of_value(one ^ other, most);
        if (!a || !b || !c) continue;
        Game game{*a, *b, *c};
        shuffle(game);
        return game;
    }
}

Game beside(uint64_t most) {
    Game game = lost(most);
    Pair& pair = game[below(3)];
    if (below(3) == 0) pair = by_quotients(most);
    else if (pair.first > pair.second && pair.first <= most - pair.second) pair.first += pair.second * between(1, std::min<uint64_t>(3, (most - pair.first) / pair.second));
    else pair.second = between(1, most);
    return game;
}

// The first pair has a move to its remainder, which is worth more, and the other two pairs are worth that.
Game rising(uint64_t most) {
    for (;;) {
        const uint64_t r = of_any_length(std::max<uint64_t>(1, most / 4)), b = between(r + 1, std::max<uint64_t>(r + 1, most / 2));
        const uint64_t wanted = value(b, r);
        if (b > most / 2 || wanted == 0) continue;
        const uint64_t q = between(1, std::min(wanted, (most - r) / b));
        const uint64_t other = below(2) == 0 ? below(2 * std::min<uint64_t>(wanted, most / 4) + 1) : wanted;
        const auto second = of_value(other, most), third = of_value(other ^ wanted, most);
        if (!second || !third) continue;
        Game game{Pair(q * b + r, b), *second, *third};
        if (below(3) == 0) shuffle(game);
        return game;
    }
}

std::vector<Game> every(uint64_t sum) {
    std::vector<Game> games;
    for (uint64_t a = 1; a + 5 <= sum; ++a)
        for (uint64_t b = 1; a + b + 4 <= sum; ++b)
            for (uint64_t c = 1; a + b + c + 3 <= sum; ++c)
                for (uint64_t d = 1; a + b + c + d + 2 <= sum; ++d)
                    for (uint64_t e = 1; a + b + c + d + e + 1 <= sum; ++e)
                        games.push_back({Pair(a, b), Pair(c, d), Pair(e, sum - a - b - c - d - e)});
    return games;
}

std::vector<Game> all(uint64_t most) {
    std::vector<Pair> pairs;
    for (uint64_t a = 1; a <= most; ++a)
        for (uint64_t b = 1; b <= most; ++b) pairs.emplace_back(a, b);
    std::vector<Game> games;
    for (const Pair& one : pairs)
        for (const Pair& two : pairs)
            for (const Pair& three : pairs) games.push_back({one, two, three});
    return games;
}

// The larger number of a pair stands on the left or on the right.
void turn(std::vector<Game>& games) {
    for (Game& game : games)
        for (auto& [a, b] : game)
            if (below(2) == 0) std::swap(a, b);
}

void print(const std::vector<Game>& games) {
    std::string out = std::to_string(games.size()) + "\n";
    for (const Game& game : games)
        for (std::size_t i = 0; i < game.size(); ++i)
            out += std::to_string(game[i].first) + " " + std::to_string(game[i].second) + (i + 1 < game.size() ? " " : "\n");
    std::cout << out;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](std::size_t i) { return std::stoull(args.at(i)); };
    rng.seed(std::stoull(args.back()));

    if (family == "all") {
        if (arg(1) > 6) return 1;
        print(all(arg(1)));
    } else if (family == "tiny") {
        print({Game{random_pair(arg(1)), random_pair(arg(1)), random_pair(arg(1))}});
    } else if (family == "tiny-every") {
        const std::vector<Game> games = every(arg(1));
        if (arg(2) < games.size()) print({games[arg(2)]});
    } else if (family == "every") {
        if (arg(1) > 20) return 1;
        for (const Game& game : every(arg(1))) {
            print({game});
            std::cout << "--\n";
        }
    } else {
        const uint64_t most = arg(2);
        if (arg(1) > 100000 || most < 5) return 1;
        std::vector<Game> games(arg(1));
        for (Game& game : games) {
            if (family == "random") game = {random_pair(most), random_pair(most), random_pair(most)};
            else if (family == "by-quotients") game = {by_quotients(most), by_quotients(most), by_quotients(most)};
            else if (family == "edges") game = {edge(most), edge(most), edge(most)};
            else if (family == "far-apart") {
                for (Pair& pair : game) pair = {most - below(std::min<uint64_t>(most, 1000)), between(1, std::min<uint64_t>(most, 1000))};
            } else if (family == "lost") game = lost(most);
            else if (family == "beside") game = beside(most);
            else if (family == "rising") game = rising(most);
            else {
                std::cerr << "unknown family " << family << "\n";
                return 1;
            }
        }
        turn(games);
        print(games);
    }
}
