// Families (piles are written from bottom to top):
//   list PILE…                          the given piles
//   random N LONGEST SEED               N piles of 1 to LONGEST boxes, every box of either colour
//   ends N LONGEST SURPLUS SEED         N piles, mixed inside; SURPLUS more piles end black at both ends than white
//   one-colour N LONGEST SURPLUS SEED   N piles of one colour each; SURPLUS more black ones than white ones
//   single-boxes WHITE BLACK            so many piles of one box
//   alternating LENGTH COLOUR           one pile, colours alternating from the COLOUR at the bottom
//   striped LENGTH BOTTOM TOP SEED      one pile with the given ends and random boxes between
//   long-and-short LENGTH N SEED        one pile of LENGTH boxes and N piles of one box
//   tower LENGTH COLOUR N               one pile of LENGTH boxes of one COLOUR, and N single boxes of the other:
//                                       who takes the tower for several piles miscounts
//   tiny BOXES SEED                     BOXES boxes cut into piles at random
//   every BOXES INDEX                   the INDEX-th way to colour and cut BOXES boxes; nothing past the last one
//   by-hand SEED                        three or four piles for paper and pencil
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <utility>
#include <vector>

using Piles = std::vector<std::string>;

long long between(std::mt19937_64& rng, long long low, long long high) {
    return low + static_cast<long long>(rng() % static_cast<std::uint64_t>(high - low + 1));
}

char colour(std::mt19937_64& rng) { return "BW"[rng() % 2]; }

std::string random_pile(long long length, std::mt19937_64& rng) {
    std::string pile(length, 'B');
    for (char& box : pile) box = colour(rng);
    return pile;
}

void shuffle(Piles& piles, std::mt19937_64& rng) {
    for (std::size_t i = piles.size(); i > 1; --i) std::swap(piles[i - 1], piles[rng() % i]);
}

Piles random_piles(long long n, long long longest, std::mt19937_64 rng) {
    Piles piles;
    while (static_cast<long long>(piles.size()) < n) piles.push_back(random_pile(between(rng, 1, longest), rng));
    return piles;
}

std::string with_ends(char bottom, char top, long long longest, std::mt19937_64& rng) {
    std::string pile = random_pile(between(rng, bottom == top ? 1 : 2, longest), rng);
    pile.front() = bottom;
    pile.back() = top;
    return pile;
}

// Adds `surplus` piles with equal ends first (black if positive, white if negative), then pairs that cancel out.
Piles ends(long long n, long long longest, long long surplus, std::mt19937_64 rng) {
    Piles piles;
    const char richer = surplus > 0 ? 'B' : 'W';
    for (long long i = 0; i < std::abs(surplus); ++i) piles.push_back(with_ends(richer, richer, longest, rng));
    while (static_cast<long long>(piles.size()) + 2 <= n) {
        const bool neutral = rng() % 2 == 0;
        const char first = colour(rng);
        const char second = neutral ? colour(rng) : (first == 'B' ? 'W' : 'B');
        piles.push_back(with_ends(first, neutral ? (first == 'B' ? 'W' : 'B') : first, longest, rng));
        piles.push_back(with_ends(second, neutral ? (second == 'B' ? 'W' : 'B') : second, longest, rng));
    }
    if (static_cast<long long>(piles.size()) < n) piles.push_back(with_ends('B', 'W', longest, rng));
    shuffle(piles, rng);
    return piles;
}

Piles one_colour(long long n, long long longest, long long surplus, std::mt19937_64 rng) {
    Piles piles;
    const long long black = (n + surplus) / 2;
    for (long long i = 0; i < n; ++i) piles.emplace_back(between(rng, 1, longest), i < black ? 'B' : 'W');
    shuffle(piles, rng);
    return piles;
}

Piles single_boxes(long long white, long long black) {
    Piles piles(white, "W");
    piles.insert(piles.end(), black, "B");
    return piles;
}

std::string alternating(long long length, char bottom) {
    std::string pile(length, bottom);
    for (long long i = 1; i < length; i += 2) pile[i] = bottom == 'B' ? 'W' : 'B';
    return pile;
}

std::string striped(long long length, char bottom, char top, std::mt19937_64 rng) {
    std::string pile = random_pile(length, rng);
    pile.front() = bottom;
    pile.back() = top;
    return pile;
}

Piles long_and_short(long long length, long long n, std::mt19937_64 rng) {
    Piles piles = random_piles(n, 1, rng);
    piles.push_back(random_pile(length, rng));
    return piles;
}

Piles tower(long long length, char colour, long long n) {
    Piles piles(n, std::string(1, colour == 'B' ? 'W' : 'B'));
    piles.insert(piles.begin() + n / 2, std::string(length, colour));
    return piles;
}

Piles cut(const std::string& row, std::uint64_t cuts) {
    Piles piles(1);
    for (std::size_t i = 0; i < row.size(); ++i) {
        piles.back().push_back(row[i]);
        if (i + 1 < row.size() && (cuts >> i & 1)) piles.emplace_back();
    }
    return piles;
}

Piles tiny(long long boxes, std::mt19937_64 rng) {
    const std::string row = random_pile(boxes, rng);
    return cut(row, rng() & rng());
}

Piles every(long long boxes, std::uint64_t index) {
    std::string row(boxes, 'B');
    for (char& box : row) {
        box = "BW"[index % 2];
        index /= 2;
    }
    if (index >> (boxes - 1) != 0) return {};
    return cut(row, index);
}

void print(const Piles& piles) {
    if (piles.empty()) return;
    std::cout << piles.size() << '\n';
    for (const std::string& pile : piles) std::cout << pile << '\n';
}

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const std::string family = words.empty() ? "" : words[0];
    const auto number = [&words](std::size_t place) { return std::stoll(words.at(place)); };
    const auto seeded = [&number](std::size_t place) { return std::mt19937_64(number(place)); };

    if (family == "list") {
        print(Piles(words.begin() + 1, words.end()));
    } else if (family == "random") {
        print(random_piles(number(1), number(2), seeded(3)));
    } else if (family == "ends") {
        print(ends(number(1), number(2), number(3), seeded(4)));
    } else if (family == "one-colour") {
        print(one_colour(number(1), number(2), number(3), seeded(4)));
    } else if (family == "single-boxes") {
        print(single_boxes(number(1), number(2)));
    } else if (family == "alternating") {
        print({alternating(number(1), words.at(2)[0])});
    } else if (family == "striped") {
        print({striped(number(1), words.at(2)[0], words.at(3)[0], seeded(4))});
    } else if (family == "long-and-short") {
        print(long_and_short(number(1), number(2), seeded(3)));
    } else if (family == "tower") {
        print(tower(number(1), words.at(2)[0], number(3)));
    } else if (family == "tiny") {
        print(tiny(number(1), seeded(2)));
    } else if (family == "every") {
        print(every(number(1), number(2)));
    } else if (family == "by-hand") {
        std::mt19937_64 rng = seeded(1);
        const long long piles = between(rng, 3, 4);
        print(random_piles(piles, 4, rng));
    } else {
        std::cerr << "gen: unknown family '" << family << "'; the head of gen.cpp lists them\n";
        return EXIT_FAILURE;
    }
}
