// Families of stalks, words of B and R from the ground up:
//   list STALK ...                   one game of the given stalks
//   every EDGES                      all ways to make stalks of EDGES edges, each an instance
//   every-at-once EDGES              the same as games of one instance
//   tiny-every EDGES INDEX           the INDEX-th of them alone; nothing past the last one
//   tiny EDGES SEED                  one game of at most EDGES edges
//   by-hand EDGES STALKS SEED        one game of EDGES edges in STALKS stalks, worth between -1 and 1, with edges of both colours
//   random T STALKS LONGEST SEED     T games of at most STALKS stalks of at most LONGEST edges
//   zero T STALKS LONGEST SEED       T games of value 0: at most STALKS such stalks, and one that balances them
//   near T STALKS LONGEST SEED       the same with one edge more or less on top of a stalk
//   deep EDGES TAIL SEED             one game of at most EDGES edges: two high stalks that cancel but for the uppermost TAIL edges of each, and some short ones
//   deep-mirrored EDGES TAIL SEED    the same with colours exchanged
//   rising K EXTRA                   stalks worth 1/2, 1/4, ... 1/2^K, once more 1/2^K, a red edge, and the stalk EXTRA (- for none)
//   halves N BLUE RED                N stalks BR, BLUE single blue edges and RED single red ones
//   alternating EDGES COLOUR         one stalk of changing colours, from the COLOUR at the ground
//   tall RUN TOP SHORT               a stalk of RUN blue edges with TOP red ones on top, and SHORT single red edges
//   behind SHORT EDGES TAIL SEED     SHORT stalks RB, an even number, and half as many B, whose cuts cost too much; then as in deep
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

using Stalks = std::vector<std::string>;

std::mt19937_64 rng;

int below(int bound) { return static_cast<int>(rng() % static_cast<std::uint64_t>(bound)); }
int between(int least, int most) { return least + below(most - least + 1); }

char other(char colour) { return colour == 'B' ? 'R' : 'B'; }

std::string mirrored(std::string stalk) {
    for (char& edge : stalk) edge = other(edge);
    return stalk;
}

std::string random_stalk(int edges) {
    std::string stalk;
    // Some change their colour rarely.
    const int rarely = below(3) == 0 ? 6 : 2;
    char colour = "BR"[below(2)];
    while (static_cast<int>(stalk.size()) < edges) {
        stalk += colour;
        if (below(rarely) == 0) colour = other(colour);
    }
    return stalk;
}

Stalks random_stalks(int stalks, int longest) {
    Stalks all(between(1, stalks));
    for (std::string& stalk : all) stalk = random_stalk(between(1, longest));
    return all;
}

void shuffle(Stalks& stalks) {
    for (std::size_t i = stalks.size(); i > 1; --i) std::swap(stalks[i - 1], stalks[below(static_cast<int>(i))]);
}

int lowest_run(const std::string& stalk) {
    return static_cast<int>(std::min(stalk.find_first_not_of(stalk[0]), stalk.size()));
}

// The value: a whole number, which may be negative, and binary digits behind the point.
std::vector<long long> value(const Stalks& stalks) {
    std::size_t longest = 0;
    for (const std::string& stalk : stalks) longest = std::max(longest, stalk.size());
    std::vector<long long> digits(longest + 1, 0);
    for (const std::string& stalk : stalks) {
        const int run = lowest_run(stalk);
        for (int edge = 0; edge < static_cast<int>(stalk.size()); ++edge)
            digits[std::max(0, edge - run + 1)] += stalk[edge] == 'B' ? 1 : -1;
    }
    for (std::size_t p = longest; p > 0; --p) {
        const long long bit = digits[p] & 1;
        digits[p - 1] += (digits[p] - bit) / 2;
        digits[p] = bit;
    }
    return digits;
}

// The one stalk that is worth as much as all of these; empty for 0.
std::string single(const Stalks& stalks) {
    std::vector<long long> digits = value(stalks);
    if (digits[0] < 0) {
        Stalks turned;
        for (const std::string& stalk : stalks) turned.push_back(mirrored(stalk));
        return mirrored(single(turned));
    }
    while (digits.size() > 1 && digits.back() == 0) digits.pop_back();
    if (digits.size() == 1) return std::string(digits[0], 'B');
    std::string stalk(digits[0] + 1, 'B');
    stalk += 'R';
    for (std::size_t p = 1; p + 1 < digits.size(); ++p) stalk += digits[p] == 1 ? 'B' : 'R';
    return stalk;
}

Stalks zero(int stalks, int longest) {
    Stalks all = random_stalks(stalks, longest);
    const std::string balance = mirrored(single(all));
    if (!balance.empty()) all.push_back(balance);
    else all.push_back(mirrored(all.front())), all.push_back(all.front());
    if (below(2) == 0) {  // the last one as two, of which one is short
        const std::string part(1, all.back()[0]);
        const std::string rest = single({all.back(), mirrored(part)});
        if (!rest.empty()) {
            all.back() = part;
            all.push_back(rest);
        }
    }
    shuffle(all);
    return all;
}

Stalks near_zero(int stalks, int longest) {
    Stalks all = zero(stalks, longest);
    std::string& stalk = all[below(static_cast<int>(all.size()))];
    if (stalk.size() > 1 && below(2) == 0) stalk.pop_back();
    else stalk += "BR"[below(2)];
    return all;
}

Stalks deep(int edges, int tail) {
    const int high = (edges - 7) / 2;
    if (tail < 0 || high <= tail) throw std::invalid_argument("too few edges");
    const std::string stalk = random_stalk(high - tail);
    return {stalk + random_stalk(tail), mirrored(stalk) + random_stalk(tail), "B", "BR", "BR", "RR"};
}

// All ways to colour so many edges and to cut the row into stalks.
std::vector<Stalks> every(int edges) {
    std::vector<Stalks> all;
    for (int cuts = 0; cuts < 1 << (edges - 1); ++cuts) {
        for (int colours = 0; colours < 1 << edges; ++colours) {
            Stalks stalks(1);
            for (int edge = 0; edge < edges; ++edge) {
                if (edge > 0 && (cuts >> (edge - 1) & 1) != 0) stalks.emplace_back();
                stalks.back() += (colours >> edge & 1) != 0 ? 'R' : 'B';
            }
            all.push_back(stalks);
        }
    }
    return all;
}

std::string text(const std::vector<Stalks>& games) {
    std::string out = std::to_string(games.size()) + "\n";
    for (const Stalks& stalks : games) {
        out += std::to_string(stalks.size()) + "\n";
        for (const std::string& stalk : stalks) out += stalk + "\n";
    }
    return out;
}

int main(int argc, char** argv) {
    const std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.empty() ? "" : args[0];
    const auto arg = [&](std::size_t i) { return std::stoi(args.at(i)); };
    const auto seeded = [&] { rng.seed(std::stoull(args.back())); };
    std::vector<Stalks> games;

    if (family == "list") {
        games.emplace_back(args.begin() + 1, args.end());
    } else if (family == "every") {
        for (const Stalks& stalks : every(arg(1))) std::cout << text({stalks}) << "--\n";
        return 0;
    } else if (family == "every-at-once") {
        games = every(arg(1));
    } else if (family == "tiny-every") {
        const std::vector<Stalks> all = every(arg(1));
        if (arg(2) >= static_cast<int>(all.size())) return 0;
        games.push_back(all[arg(2)]);
    } else if (family == "tiny") {
        seeded();
        const int edges = between(1, arg(1));
        Stalks stalks{""};
        for (const char edge : random_stalk(edges)) {
            if (!stalks.back().empty() && below(3) == 0) stalks.emplace_back();
            stalks.back() += edge;
        }
        games.push_back(stalks);
    } else if (family == "by-hand") {
        seeded();
        const int edges = arg(1), most = arg(2);
        if (most < 2 || most > edges) return 1;
        Stalks stalks;
        std::string all;
        std::vector<long long> worth;
        do {
            stalks.assign(most, "");
            for (std::string& stalk : stalks) stalk = "BR"[below(2)];
            for (int edge = most; edge < edges; ++edge) stalks[below(most)] += "BR"[below(2)];
            all.clear();
            for (const std::string& stalk : stalks) all += stalk;
            worth = value(stalks);
        } while (all.find('B') == std::string::npos || all.find('R') == std::string::npos || worth[0] < -1 || worth[0] > 0);
        games.push_back(stalks);
    } else if (family == "random") {
        seeded();
        for (int g = 0; g < arg(1); ++g) games.push_back(random_stalks(arg(2), arg(3)));
    } else if (family == "zero") {
        seeded();
        for (int g = 0; g < arg(1); ++g) games.push_back(zero(arg(2), arg(3)));
    } else if (family == "near") {
        seeded();
        for (int g = 0; g < arg(1); ++g) games.push_back(near_zero(arg(2), arg(3)));
    } else if (family == "deep" || family == "deep-mirrored") {
        seeded();
        games.push_back(deep(arg(1), arg(2)));
        if (family == "deep-mirrored")
            for (std::string& stalk : games.back()) stalk = mirrored(stalk);
    } else if (family == "rising") {
        Stalks stalks;
        for (int k = 1; k <= arg(1); ++k) stalks.push_back("B" + std::string(k, 'R'));
        stalks.push_back(stalks.back());
        stalks.push_back("R");
        if (args.at(2) != "-") stalks.push_back(args.at(2));
        games.push_back(stalks);
    } else if (family == "halves") {
        Stalks stalks(arg(1), "BR");
        stalks.insert(stalks.end(), arg(2), "B");
        stalks.insert(stalks.end(), arg(3), "R");
        games.push_back(stalks);
    } else if (family == "alternating") {
        std::string stalk;
        for (char colour = args.at(2)[0]; static_cast<int>(stalk.size()) < arg(1); colour = other(colour)) stalk += colour;
        games.push_back({stalk});
    } else if (family == "tall") {
        games.push_back({std::string(arg(1), 'B') + std::string(arg(2), 'R')});
        games.back().insert(games.back().end(), arg(3), "R");
    } else if (family == "behind") {
        seeded();
        Stalks stalks(arg(1), "RB");
        stalks.insert(stalks.end(), arg(1) / 2, "B");
        const Stalks last = deep(arg(2), arg(3));
        stalks.insert(stalks.end(), last.begin(), last.end());
        games.push_back(stalks);
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    std::cout << text(games);
}
