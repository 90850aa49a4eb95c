// Games "d k": gen.cpp FAMILY ARGUMENTS. Same arguments, same bytes.
//   all FROM TO            every d from FROM to TO with every k from 1 to d, at most t_max of them
//   step-one FROM COUNT    d = FROM, FROM+1, ... with k = 1
//   random COUNT MAX SEED  d drawn from 1 to MAX, k from 1 to d
//   ratio COUNT MAX SEED   large d, and k such that d / k is at most about MAX
//   pell COUNT MIN SEED    d from MIN on at, or next to, a multiple of k in which the circle all but touches a corner
//   growth SIZE SEED       one game with d = SIZE and k = 1
//   tiny SIZE SEED, every SIZE INDEX   one game with d at most 3 * SIZE
//   by-hand SEED           two games with d at most 9 k
#include <algorithm>
#include <cstdio>
#include <random>
#include <string>
#include <utility>
#include <vector>

struct Game {
    long long d, k;
};

const long long T_MAX = {{t_max}};
const long long D_MAX = {{d_max}};

class Dice {
public:
    explicit Dice(unsigned long long seed) : engine(seed) {}
    long long below(long long bound) { return static_cast<long long>(engine() % static_cast<unsigned long long>(bound)); }
    long long from(long long low, long long high) { return low + below(high - low + 1); }

private:
    std::mt19937_64 engine;
};

std::vector<Game> all(long long from, long long to) {
    std::vector<Game> games;
    for (long long d = from; d <= to; d++)
        for (long long k = 1; k <= d; k++) games.push_back({d, k});
    games.resize(std::min<size_t>(games.size(), T_MAX));
    return games;
}

std::vector<Game> stepOne(long long from, long long count) {
    std::vector<Game> games;
    for (long long i = 0; i < count; i++) games.push_back({from + i, 1});
    return games;
}

Game random(long long max, Dice& dice) {
    const long long d = dice.from(1, max);
    return {d, dice.from(1, d)};
}

Game ratio(long long max, Dice& dice) {
    const long long d = dice.from(D_MAX / 2, D_MAX);
    return {d, dice.from(d / max, d)};
}

// p / q runs through the fractions with p * p - 2 * q * q = 1 or -1. A circle of radius p passes the corner (q, q) at a
// distance of less than 1 / p; one of radius q passes (z, z + 1) with z = (p - 1) / 2 as closely.
std::vector<long long> radii() {
    std::vector<long long> found;
    for (long long p = 1, q = 1; q <= D_MAX;) {
        for (long long r : {p, q})
            if (r <= D_MAX) found.push_back(r);
        const long long next = p + 2 * q;
        q += p;
        p = next;
    }
    return found;
}

Game pell(long long min, Dice& dice) {
    const std::vector<long long> candidates = radii();
    while (true) {
        const long long r = candidates[dice.below(static_cast<long long>(candidates.size()))];
        const long long k = dice.below(3) ? dice.from(1, std::min(D_MAX / r, 50LL)) : 1;
        const long long d = r * k + (dice.below(4) ? 0 : dice.from(-1, 1));
        if (min <= d && k <= d && d <= D_MAX) return {d, k};
    }
}

template <class Draw> std::vector<Game> many(long long count, Draw draw) {
    std::vector<Game> games;
    for (long long i = 0; i < count; i++) games.push_back(draw());
    return games;
}

void print(const std::vector<Game>& games) {
    std::printf("%zu\n", games.size());
    for (auto [d, k] : games) std::printf("%lld %lld\n", d, k);
}

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const std::string family = words.at(0);
    const auto number = [&](size_t i) { return std::stoll(words.at(i)); };
    Dice dice(std::stoull(words.back()));
    if (family == "all") print(all(number(1), number(2)));
    else if (family == "step-one") print(stepOne(number(1), number(2)));
    else if (family == "random") print(many(number(1), [&] { return random(number(2), dice); }));
    else if (family == "ratio") print(many(number(1), [&] { return ratio(number(2), dice); }));
    else if (family == "pell") print(many(number(1), [&] { return pell(number(2), dice); }));
    else if (family == "growth") print({{number(1), 1}});
    else if (family == "tiny") print({random(3 * number(1), dice)});
    else if (family == "every") {
        const std::vector<Game> games = all(3 * number(1) - 2, 3 * number(1));
        if (number(2) < static_cast<long long>(games.size())) print({games[number(2)]});
    } else if (family == "by-hand") {
        print(many(2, [&] {
            const long long k = dice.from(1, 4);
            return Game{k * dice.from(1, 5) + dice.below(k), k};
        }));
    } else {
        std::fprintf(stderr, "unknown family '%s': see the head of gen.cpp\n", family.c_str());
        return 1;
    }
}
