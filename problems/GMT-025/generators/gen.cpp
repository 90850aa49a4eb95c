// Pairs of numbers: gen.cpp FAMILY ARGUMENTS.
//   every MOST
//   random T MOST SEED
//   beside-golden T MOST SEED
//   by-quotients T MOST SEED
//   multiples T MOST SEED    one number is a multiple of the other
//   far-apart T MOST SEED    as large quotients as may be
//   fibonacci MOST
//   tiny SIZE SEED
//   tiny-every SIZE INDEX    both numbers together are size + 1
#include <cmath>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <utility>
#include <vector>

using Pair = std::pair<uint64_t, uint64_t>;

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
uint64_t between(uint64_t least, uint64_t most) { return least + below(most - least + 1); }

Pair in_any_order(uint64_t a, uint64_t b) { return below(2) == 0 ? Pair(a, b) : Pair(b, a); }

Pair random_pair(uint64_t most) { return {between(1, most), between(1, most)}; }

// The largest number whose ratio to b is below the golden one.
uint64_t golden(uint64_t b) {
    auto small_enough = [&](uint64_t a) {
        return static_cast<unsigned __int128>(a) * (a - b) < static_cast<unsigned __int128>(b) * b;
    };
    uint64_t a = b + static_cast<uint64_t>(static_cast<long double>(b) * (std::sqrt(5.0L) - 1) / 2);
    while (!small_enough(a)) --a;
    while (small_enough(a + 1)) ++a;
    return a;
}

// One of the four numbers at which the ratio passes the golden one, and often a multiple of the smaller number more.
Pair beside_golden(uint64_t most) {
    const uint64_t b = between(2, most / 5 + 2);
    uint64_t a = golden(b) - 1 + below(4);
    if (below(3) == 0 && a + b <= most) a += b;
    return in_any_order(a, b);
}

// Euclid's algorithm backwards: small quotients, most of them 1, as long as the larger number fits. The last quotient is first here.
Pair by_quotients(uint64_t most) {
    uint64_t b = between(1, 3), a = b * between(1, 3);
    for (uint64_t steps = between(1, 90); steps > 0; --steps) {
        const uint64_t next = b + a * (below(8) == 0 ? between(2, 4) : 1);
        if (next > most) break;
        b = a;
        a = next;
    }
    return in_any_order(a, b);
}

// Neighbours of the Fibonacci sequence, and pairs that differ by one from them.
std::vector<Pair> fibonacci(uint64_t most) {
    std::vector<Pair> pairs;
    for (uint64_t b = 2, a = 3; a + 1 <= most; b = std::exchange(a, a + b)) {
        for (const uint64_t beside : {a - 1, a, a + 1}) {
            pairs.emplace_back(beside, b);
            pairs.emplace_back(b, beside);
        }
    }
    return pairs;
}

std::vector<Pair> every(uint64_t most) {
    std::vector<Pair> pairs;
    for (uint64_t a = 1; a <= most; ++a)
        for (uint64_t b = 1; b <= most; ++b) pairs.emplace_back(a, b);
    return pairs;
}

template <class Make>
std::vector<Pair> times(uint64_t t, Make make) {
    std::vector<Pair> pairs;
    while (pairs.size() < t) pairs.push_back(make());
    return pairs;
}

void print(const std::vector<Pair>& pairs) {
    std::string out = std::to_string(pairs.size()) + "\n";
    for (const auto& [a, b] : pairs) out += std::to_string(a) + " " + std::to_string(b) + "\n";
    std::cout << out;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoull(args.at(i)); };
    rng.seed(std::stoull(args.back()));

    if (family == "every") {
        print(every(arg(1)));
    } else if (family == "random") {
        print(times(arg(1), [&] { return random_pair(arg(2)); }));
    } else if (family == "beside-golden") {
        print(times(arg(1), [&] { return beside_golden(arg(2)); }));
    } else if (family == "by-quotients") {
        print(times(arg(1), [&] { return by_quotients(arg(2)); }));
    } else if (family == "multiples") {
        print(times(arg(1), [&] {
            const uint64_t b = between(1, arg(2));
            return in_any_order(b * between(1, arg(2) / b), b);
        }));
    } else if (family == "far-apart") {
        print(times(arg(1), [&] { return in_any_order(arg(2) - below(1000), between(1, 1000)); }));
    } else if (family == "fibonacci") {
        print(fibonacci(arg(1)));
    } else if (family == "tiny") {
        print({random_pair(arg(1))});
    } else if (family == "tiny-every") {
        if (arg(2) < arg(1)) print({{arg(2) + 1, arg(1) - arg(2)}});
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
}
