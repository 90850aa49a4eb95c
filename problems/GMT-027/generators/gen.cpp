// Piles and the limits of first moves: gen.cpp FAMILY ARGUMENTS.
//   every MOST_STONES
//   random T MOST_STONES SEED
//   classical T MOST_STONES SEED    anything but the whole pile
//   beside-part T MOST_STONES SEED
//   sparse T MOST_STONES MOST_PARTS SEED
//   fibonacci MOST_STONES           all Fibonacci numbers and their neighbours, by the classical rule and one stone below and above it
//   every-other MOST_STONES         sums of every other Fibonacci number, which have as many parts as may be
//   tiny MOST_STONES SEED
//   tiny-every STONES INDEX
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <utility>
#include <vector>

using Game = std::pair<uint64_t, uint64_t>;  // stones, limit

const uint64_t N_MAX = {{n_max}};

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
uint64_t between(uint64_t least, uint64_t most) { return least + below(most - least + 1); }

std::vector<uint64_t> fibonacci_numbers(uint64_t most) {
    std::vector<uint64_t> all;
    for (uint64_t f = 1, next = 2; f <= most; f = std::exchange(next, f + next)) all.push_back(f);
    return all;
}

uint64_t smallest_part(uint64_t n) {
    const std::vector<uint64_t> numbers = fibonacci_numbers(n);
    uint64_t last = 0;
    for (size_t i = numbers.size(); i-- > 0;) {
        if (numbers[i] > n) continue;
        last = numbers[i];
        n -= last;
    }
    return last;
}

Game within(uint64_t n, uint64_t m) { return {n, std::clamp<uint64_t>(m, 1, n)}; }

Game random_game(uint64_t most) {
    const uint64_t n = between(1, most);
    return {n, between(1, n)};
}

// The limit is the smallest part, or beside it.
Game beside_part(uint64_t n) { return within(n, smallest_part(n) - 1 + below(3)); }

// A sum of Fibonacci numbers, no two of them neighbours, and few enough for the smallest to be large.
uint64_t sparse(uint64_t most, uint64_t parts) {
    const std::vector<uint64_t> numbers = fibonacci_numbers(most);
    uint64_t n = 0;
    size_t top = numbers.size();
    while (parts-- > 0 && top > 0) {
        const size_t i = below(top);
        if (n + numbers[i] > most) continue;
        n += numbers[i];
        top = i > 1 ? i - 1 : 0;
    }
    return n;
}

template <class Make>
std::vector<Game> times(uint64_t t, Make make) {
    std::vector<Game> games;
    while (games.size() < t) games.push_back(make());
    return games;
}

void print(const std::vector<Game>& games) {
    std::string out = std::to_string(games.size()) + "\n";
    for (const auto& [n, m] : games) out += std::to_string(n) + " " + std::to_string(m) + "\n";
    std::cout << out;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoull(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    std::vector<Game> games;

    if (family == "every") {
        for (uint64_t n = 1; n <= arg(1); ++n)
            for (uint64_t m = 1; m <= n; ++m) games.emplace_back(n, m);
    } else if (family == "random") {
        games = times(arg(1), [&] { return random_game(arg(2)); });
    } else if (family == "classical") {
        games = times(arg(1), [&] {
            const uint64_t n = between(2, arg(2));
            return within(n, n - 1);
        });
    } else if (family == "beside-part") {
        games = times(arg(1), [&] { return beside_part(between(1, arg(2))); });
    } else if (family == "sparse") {
        games = times(arg(1), [&] { return beside_part(sparse(arg(2), between(1, arg(3)))); });
    } else if (family == "fibonacci") {
        for (const uint64_t f : fibonacci_numbers(arg(1)))
            for (uint64_t n = f > 1 ? f - 1 : f; n <= std::min(f + 1, N_MAX); ++n)
                for (const uint64_t m : {n, n - 1, n - 2})
                    if (m >= 1 && m <= n) games.emplace_back(n, m);
    } else if (family == "every-other") {
        const std::vector<uint64_t> numbers = fibonacci_numbers(arg(1));
        for (size_t from = 0; from < numbers.size(); ++from) {
            uint64_t n = 0;
            for (size_t i = from; i < numbers.size() && n + numbers[i] <= arg(1); i += 2) n += numbers[i];
            for (int m = -1; m <= 1; ++m) games.push_back(within(n, numbers[from] + m));
        }
    } else if (family == "tiny") {
        games.push_back(random_game(arg(1)));
    } else if (family == "tiny-every") {
        if (arg(2) >= arg(1)) return 0;
        games.emplace_back(arg(1), arg(2) + 1);
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    print(games);
}
