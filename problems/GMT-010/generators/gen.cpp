// Families (N is even):
//   list V V …                  the given values
//   random N LOW HIGH SEED      N values
//   equal N VALUE               the same value N times
//   alternating N A B           A B A B …
//   stairs N STEP               STEP, 2 STEP, 3 STEP, …
//   stairs-down N STEP          the same from right to left
//   guarded N HIGH SEED         every second value large, small noise on the others
//   tied N HIGH SURPLUS SEED    the odd places exceed the even ones by SURPLUS in all
//   tiny PAIRS SEED             2 PAIRS values from 0 to 9
//   every PAIRS INDEX           the INDEX-th row of 2 PAIRS values from 1 to 3; nothing past the last one
//   by-hand SEED                four or six values for paper and pencil
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Value = long long;
using Row = std::vector<Value>;

Value between(std::mt19937_64& rng, Value low, Value high) {
    return low + static_cast<Value>(rng() % static_cast<std::uint64_t>(high - low + 1));
}

Row random_row(Value n, Value low, Value high, std::mt19937_64 rng) {
    Row row(n);
    for (Value& value : row) value = between(rng, low, high);
    return row;
}

Row alternating(Value n, Value a, Value b) {
    Row row(n);
    for (Value i = 0; i < n; ++i) row[i] = i % 2 == 0 ? a : b;
    return row;
}

Row stairs(Value n, Value step) {
    Row row(n);
    for (Value i = 0; i < n; ++i) row[i] = (i + 1) * step;
    return row;
}

Row reversed(Row row) {
    std::reverse(row.begin(), row.end());
    return row;
}

Row guarded(Value n, Value high, std::mt19937_64 rng) {
    Row row(n);
    for (Value i = 0; i < n; ++i) row[i] = i % 2 == 0 ? between(rng, 0, high / 4) : between(rng, high / 2, high);
    return row;
}

// Draws a row and then shifts values of the odd places, counted from 1, until their sum is as wanted.
Row tied(Value n, Value high, Value surplus, std::mt19937_64 rng) {
    Row row = random_row(n, high / 4, high / 2, rng);
    Value missing = surplus;
    for (Value i = 0; i < n; ++i) missing += i % 2 == 0 ? -row[i] : row[i];
    for (Value i = 0; missing != 0; i = (i + 2) % n) {
        const Value before = row[i];
        row[i] = std::clamp(before + missing, Value{0}, high);
        missing -= row[i] - before;
    }
    return row;
}

Row every(Value n, Value index) {
    const Value choices = 3;
    Row row(n);
    for (Value place = n - 1; place >= 0; --place) {
        row[place] = 1 + index % choices;
        index /= choices;
    }
    return index == 0 ? row : Row{};
}

void print(const Row& row) {
    if (row.empty()) return;
    std::cout << row.size() << '\n';
    for (std::size_t i = 0; i < row.size(); ++i) std::cout << (i > 0 ? " " : "") << row[i];
    std::cout << '\n';
}

int main(int argc, char** argv) {
    const std::string family = argc > 1 ? argv[1] : "";
    Row given;
    for (int i = 2; i < argc; ++i) given.push_back(std::stoll(argv[i]));
    std::mt19937_64 rng(given.empty() ? 0 : given.back());

    if (family == "list") {
        print(given);
    } else if (family == "random") {
        print(random_row(given.at(0), given.at(1), given.at(2), rng));
    } else if (family == "equal") {
        print(alternating(given.at(0), given.at(1), given.at(1)));
    } else if (family == "alternating") {
        print(alternating(given.at(0), given.at(1), given.at(2)));
    } else if (family == "stairs") {
        print(stairs(given.at(0), given.at(1)));
    } else if (family == "stairs-down") {
        print(reversed(stairs(given.at(0), given.at(1))));
    } else if (family == "guarded") {
        print(guarded(given.at(0), given.at(1), rng));
    } else if (family == "tied") {
        print(tied(given.at(0), given.at(1), given.at(2), rng));
    } else if (family == "tiny") {
        print(random_row(2 * given.at(0), 0, 9, rng));
    } else if (family == "every") {
        print(every(2 * given.at(0), given.at(1)));
    } else if (family == "by-hand") {
        const Value n = rng() % 2 == 0 ? 4 : 6;
        print(random_row(n, 1, 12, rng));
    } else {
        std::cerr << "gen: unknown family '" << family << "'; the head of gen.cpp lists them\n";
        return EXIT_FAILURE;
    }
}
