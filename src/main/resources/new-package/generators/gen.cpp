// WRITE-ME the families of inputs: the same arguments must give the same bytes.
//   range LOW COUNT          so many piles from LOW on
//   random COUNT HIGH SEED   so many piles of at most HIGH stones
//   tiny SIZE SEED           one pile of at most SIZE stones
//   every SIZE INDEX         the pile of SIZE stones; nothing for an index above 0
//   by-hand SEED             five piles for paper and pencil
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Piles = std::vector<long long>;

Piles range(long long low, long long count) {
    Piles piles;
    for (long long i = 0; i < count; ++i) piles.push_back(low + i);
    return piles;
}

Piles random_piles(long long count, long long high, unsigned long long seed) {
    std::mt19937_64 rng(seed);
    Piles piles(count);
    for (long long& n : piles) n = static_cast<long long>(rng() % static_cast<unsigned long long>(high + 1));
    return piles;
}

void print(const Piles& piles) {
    std::cout << piles.size() << '\n';
    for (const long long n : piles) std::cout << n << '\n';
}

int main(int argc, char** argv) {
    const std::string family = argc > 1 ? argv[1] : "";
    std::vector<long long> given;
    for (int i = 2; i < argc; ++i) given.push_back(std::stoll(argv[i]));

    if (family == "range") {
        print(range(given.at(0), given.at(1)));
    } else if (family == "random") {
        print(random_piles(given.at(0), given.at(1), given.at(2)));
    } else if (family == "tiny") {
        print(random_piles(1, given.at(0), given.at(1)));
    } else if (family == "every") {
        if (given.at(1) == 0) print({given.at(0)});
    } else if (family == "by-hand") {
        print(random_piles(5, 30, given.at(0)));
    } else {
        std::cerr << "gen: unknown family '" << family << "'; the head of gen.cpp lists them\n";
        return EXIT_FAILURE;
    }
}
