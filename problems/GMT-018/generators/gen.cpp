// Sets, as bits, and piles: gen.cpp FAMILY ARGUMENTS.
//   all-to SET LARGEST_PILE
//   of-set SET T LARGEST_PILE SEED
//   random T LARGEST_PILE LARGEST SEED
//   full T PILE LARGEST_NUMBER    all numbers up to it, and the same pile always
//   tiny SIZE SEED
//   tiny-every SIZE INDEX         SIZE is the largest number, INDEX which others are in the set
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
uint64_t between(uint64_t least, uint64_t most) { return least + below(most - least + 1); }

// The numbers whose bit is set, the lowest bit for 1.
std::vector<uint64_t> set_of(uint64_t bits) {
    std::vector<uint64_t> set;
    for (uint64_t number = 1; bits >> (number - 1) > 0; ++number)
        if (bits >> (number - 1) & 1) set.push_back(number);
    return set;
}

std::vector<uint64_t> random_set(uint64_t most) { return set_of(between(1, (uint64_t{1} << most) - 1)); }

std::vector<uint64_t> piles_to(uint64_t most) {
    std::vector<uint64_t> piles;
    for (uint64_t pile = 0; pile <= most; ++pile) piles.push_back(pile);
    return piles;
}

std::vector<uint64_t> random_piles(uint64_t t, uint64_t most) {
    std::vector<uint64_t> piles(t);
    for (uint64_t& pile : piles) pile = between(0, most);
    return piles;
}

std::string row_of(const std::vector<uint64_t>& numbers) {
    std::string row;
    for (size_t i = 0; i < numbers.size(); ++i) row += std::to_string(numbers[i]) + (i + 1 < numbers.size() ? " " : "\n");
    return row;
}

void print(const std::vector<uint64_t>& piles, const std::vector<uint64_t>& set) {
    std::cout << piles.size() << ' ' << set.size() << ' ' << row_of(set) << row_of(piles);
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoull(args.at(i)); };
    rng.seed(std::stoull(args.back()));

    if (family == "all-to") {
        print(piles_to(arg(2)), set_of(arg(1)));
    } else if (family == "of-set") {
        print(random_piles(arg(2), arg(3)), set_of(arg(1)));
    } else if (family == "random") {
        const std::vector<uint64_t> piles = random_piles(arg(1), arg(2));
        print(piles, random_set(arg(3)));
    } else if (family == "full") {
        print(std::vector<uint64_t>(arg(1), arg(2)), set_of((uint64_t{1} << arg(3)) - 1));
    } else if (family == "tiny") {
        const std::vector<uint64_t> piles = random_piles(1, 4 * arg(1));
        print(piles, random_set(arg(1)));
    } else if (family == "tiny-every") {
        const uint64_t others = uint64_t{1} << (arg(1) - 1);
        if (arg(2) >= others) return 0;
        print(piles_to(30), set_of(arg(2) | others));
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
}
