// Families:
//   list N…                     the given numbers
//   range LOW HIGH              every number from LOW to HIGH
//   around CENTRE RADIUS        the numbers at most RADIUS from CENTRE that keep to the limits
//   powers BASE                 every power of BASE up to the limit
//   squares COUNT               1, 4, 9, …
//   random T LOW HIGH SEED      T numbers
//   tiny BITS SEED              one number of so many binary digits
//   every BITS INDEX            the INDEX-th number of so many binary digits; nothing past the last one
//   by-hand SEED                six numbers for paper and pencil
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Number = long long;
using Numbers = std::vector<Number>;

const Number N_MAX = {{n_max}};

Number between(std::mt19937_64& rng, Number low, Number high) {
    return low + static_cast<Number>(rng() % static_cast<std::uint64_t>(high - low + 1));
}

Numbers range(Number low, Number high) {
    Numbers numbers;
    for (Number n = low; n <= high; ++n) numbers.push_back(n);
    return numbers;
}

Numbers powers(Number base) {
    Numbers numbers{1};
    while (numbers.back() <= N_MAX / base) numbers.push_back(numbers.back() * base);
    return numbers;
}

Numbers squares(Number count) {
    Numbers numbers;
    for (Number root = 1; root <= count; ++root) numbers.push_back(root * root);
    return numbers;
}

Numbers random_numbers(Number count, Number low, Number high, std::uint64_t seed) {
    std::mt19937_64 rng(seed);
    Numbers numbers(count);
    for (Number& n : numbers) n = between(rng, low, high);
    return numbers;
}

Number smallest_with_bits(int bits) { return Number{1} << (bits - 1); }

Number largest_with_bits(int bits) { return std::min(2 * smallest_with_bits(bits) - 1, N_MAX); }

void print(const Numbers& numbers) {
    std::cout << numbers.size() << '\n';
    for (Number n : numbers) std::cout << n << '\n';
}

int main(int argc, char** argv) {
    const std::string family = argc > 1 ? argv[1] : "";
    Numbers given;
    for (int i = 2; i < argc; ++i) given.push_back(std::stoll(argv[i]));

    if (family == "list") {
        print(given);
    } else if (family == "range") {
        print(range(given.at(0), given.at(1)));
    } else if (family == "around") {
        print(range(std::max(Number{1}, given.at(0) - given.at(1)), std::min(N_MAX, given.at(0) + given.at(1))));
    } else if (family == "powers") {
        print(powers(given.at(0)));
    } else if (family == "squares") {
        print(squares(given.at(0)));
    } else if (family == "random") {
        print(random_numbers(given.at(0), given.at(1), given.at(2), given.at(3)));
    } else if (family == "tiny") {
        const int bits = static_cast<int>(given.at(0));
        print(random_numbers(1, smallest_with_bits(bits), largest_with_bits(bits), given.at(1)));
    } else if (family == "every") {
        const int bits = static_cast<int>(given.at(0));
        const Number n = smallest_with_bits(bits) + given.at(1);
        if (n <= largest_with_bits(bits)) print({n});
    } else if (family == "by-hand") {
        print(random_numbers(6, 1, 40, given.at(0)));
    } else {
        std::cerr << "gen: unknown family '" << family << "'; the head of gen.cpp lists them\n";
        return EXIT_FAILURE;
    }
}
