// Positions of Kayles: gen.cpp FAMILY ARGUMENTS.
//   every ROWS MOST_PINS
//   random T MOST_ROWS MOST_PINS SEED
//   balanced T MOST_ROWS MOST_PINS SEED    MOST_PINS below 96
//   exceptions T MOST_ROWS SEED
//   one-large ROWS MOST_PINS SEED
//   all-equal ROWS PINS
//   tiny SIZE SEED
//   tiny-every SIZE INDEX
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <set>
#include <string>
#include <vector>

using Rows = std::vector<uint64_t>;

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
uint64_t between(uint64_t least, uint64_t most) { return least + below(most - least + 1); }

// Values by their definition, as far as the beginning that is not periodic yet.
const std::vector<uint64_t>& values() {
    static const std::vector<uint64_t> all = [] {
        std::vector<uint64_t> known{0};
        for (uint64_t row = 1; row < 96; ++row) {
            std::set<uint64_t> reached;
            for (uint64_t hit = 1; hit <= 2 && hit <= row; ++hit)
                for (uint64_t left = 0; left <= row - hit; ++left) reached.insert(known[left] ^ known[row - hit - left]);
            uint64_t value = 0;
            while (reached.count(value) > 0) ++value;
            known.push_back(value);
        }
        return known;
    }();
    return all;
}

void shuffle(Rows& rows) {
    for (size_t i = rows.size(); i > 1; --i) std::swap(rows[i - 1], rows[below(i)]);
}

Rows random_rows(uint64_t n, uint64_t most) {
    Rows rows(n);
    for (uint64_t& row : rows) row = between(0, most);
    return rows;
}

// Rows whose values balance; the last is one that does it, where there is one so short.
Rows balanced(uint64_t n, uint64_t most) {
    Rows rows(n);
    uint64_t sum = 0;
    for (uint64_t i = 0; i + 1 < n; ++i) {
        rows[i] = between(0, most);
        sum ^= values()[rows[i]];
    }
    const auto found = std::find(values().begin(), values().end(), sum);
    rows[n - 1] = found == values().end() ? 0 : static_cast<uint64_t>(found - values().begin());
    shuffle(rows);
    return rows;
}

// Where the values are not what the period says later, and twelve or twenty-four more.
Rows exceptions(uint64_t n) {
    static const std::vector<uint64_t> lengths{0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70};
    Rows rows(n);
    for (uint64_t& row : rows) row = lengths[below(lengths.size())] + 12 * below(3);
    return rows;
}

std::vector<Rows> every(uint64_t n, uint64_t most) {
    std::vector<Rows> games;
    Rows rows(n, 0);
    for (;;) {
        games.push_back(rows);
        size_t i = 0;
        while (i < n && rows[i] == most) rows[i++] = 0;
        if (i == n) return games;
        ++rows[i];
    }
}

// The position number `index` of those with (number of rows) + (number of pins) = size; empty past the last.
Rows position_of_size(uint64_t size, uint64_t index) {
    if (index >= (uint64_t{1} << (size - 1))) return {};
    Rows rows{0};
    for (uint64_t step = 0; step + 1 < size; ++step) {
        if (index >> step & 1) rows.push_back(0);
        else ++rows.back();
    }
    return rows;
}

void print(const std::vector<Rows>& games) {
    std::string out = std::to_string(games.size()) + "\n";
    for (const Rows& rows : games) {
        out += std::to_string(rows.size()) + "\n";
        for (size_t i = 0; i < rows.size(); ++i) out += std::to_string(rows[i]) + (i + 1 < rows.size() ? " " : "\n");
    }
    std::cout << out;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoull(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    std::vector<Rows> games;

    if (family == "every") {
        games = every(arg(1), arg(2));
    } else if (family == "random") {
        for (uint64_t g = 0; g < arg(1); ++g) games.push_back(random_rows(between(1, arg(2)), arg(3)));
    } else if (family == "balanced") {
        for (uint64_t g = 0; g < arg(1); ++g) games.push_back(balanced(between(2, arg(2)), arg(3)));
    } else if (family == "exceptions") {
        for (uint64_t g = 0; g < arg(1); ++g) games.push_back(exceptions(between(1, arg(2))));
    } else if (family == "one-large") {
        games.push_back(random_rows(arg(1), arg(2)));
    } else if (family == "all-equal") {
        games.push_back(Rows(arg(1), arg(2)));
    } else if (family == "tiny") {
        games.push_back(random_rows(between(1, 2), arg(1)));
    } else if (family == "tiny-every") {
        Rows rows = position_of_size(arg(1), arg(2));
        if (rows.empty()) return 0;
        games.push_back(rows);
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    print(games);
}
