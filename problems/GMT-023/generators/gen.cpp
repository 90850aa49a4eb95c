// Octal games, CODE or "any" for one by chance, and positions: gen.cpp FAMILY ARGUMENTS.
//   code-every DIGITS
//   tiny MOST_DIGITS MOST_PINS SEED
//   tiny-every PINS INDEX
//   every CODE ROWS MOST_PINS
//   random CODE T MOST_ROWS MOST_PINS SEED
//   balanced CODE T MOST_ROWS MOST_PINS SEED    MOST_PINS below 1200
//   beginning CODE T MOST_ROWS SEED
//   one-large CODE ROWS MOST_PINS SEED
//   all-equal CODE ROWS PINS
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Rows = std::vector<uint64_t>;

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
uint64_t between(uint64_t least, uint64_t most) { return least + below(most - least + 1); }

// Beginning and period of the values of a code; for codes that are not regular within what the statement promises the period is 0.
struct Values {
    std::vector<uint64_t> known;
    uint64_t first = 0, period = 0;
};

const uint64_t REGULAR_WITHIN = 600;

Values values_of(const std::string& digits) {
    Values values;
    const uint64_t rows = 2 * REGULAR_WITHIN + digits.size();
    for (uint64_t row = 0; row < rows; ++row) {
        std::vector<bool> reached(2048, false);
        for (uint64_t taken = 1; taken <= digits.size() && taken <= row; ++taken) {
            const int digit = digits[taken - 1] - '0';
            const uint64_t rest = row - taken;
            if ((digit & 1) != 0 && rest == 0) reached[0] = true;
            if ((digit & 2) != 0 && rest > 0) reached[values.known[rest]] = true;
            for (uint64_t left = 1; (digit & 4) != 0 && 2 * left <= rest; ++left) reached[values.known[left] ^ values.known[rest - left]] = true;
        }
        values.known.push_back(std::find(reached.begin(), reached.end(), false) - reached.begin());
    }
    for (uint64_t period = 1; period < REGULAR_WITHIN && values.period == 0; ++period) {
        uint64_t first = rows - period;
        while (first > 1 && values.known[first - 1] == values.known[first - 1 + period]) --first;
        if (first + period <= REGULAR_WITHIN) values.first = first, values.period = period;
    }
    return values;
}

std::string digits_of(uint64_t number, uint64_t count) {
    std::string digits(count, '0');
    for (uint64_t i = count; i > 0; --i, number /= 8) digits[i - 1] = static_cast<char>('0' + number % 8);
    return digits;
}

bool regular(const std::string& digits) { return digits.back() != '0' && values_of(digits).period > 0; }

std::string any_code(uint64_t most_digits) {
    for (;;) {
        const uint64_t count = between(1, most_digits);
        const std::string digits = digits_of(below(uint64_t{1} << (3 * count)), count);
        if (regular(digits)) return digits;
    }
}

// The regular code number `index` of so many digits; empty past the last.
std::string code_number(uint64_t count, uint64_t index) {
    for (uint64_t number = 0; number < uint64_t{1} << (3 * count); ++number) {
        const std::string digits = digits_of(number, count);
        if (regular(digits) && index-- == 0) return digits;
    }
    return {};
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
Rows balanced(const Values& values, uint64_t n, uint64_t most) {
    Rows rows(n);
    uint64_t sum = 0;
    for (uint64_t i = 0; i + 1 < n; ++i) {
        rows[i] = between(0, most);
        sum ^= values.known[rows[i]];
    }
    const auto found = std::find(values.known.begin(), values.known.end(), sum);
    rows[n - 1] = found == values.known.end() ? 0 : static_cast<uint64_t>(found - values.known.begin());
    shuffle(rows);
    return rows;
}

// Where the period is not yet or just the rule, and some periods more.
Rows at_the_beginning(const Values& values, uint64_t n) {
    Rows rows(n);
    for (uint64_t& row : rows) row = below(values.first + values.period) + values.period * below(4);
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

// All positions with (number of rows) + (number of pins) = size: the bits of a number say after which pins a row ends.
std::vector<Rows> positions_of_size(uint64_t size) {
    std::vector<Rows> games;
    for (uint64_t index = 0; index < uint64_t{1} << (size - 1); ++index) {
        Rows rows{0};
        for (uint64_t step = 0; step + 1 < size; ++step) {
            if (index >> step & 1) rows.push_back(0);
            else ++rows.back();
        }
        games.push_back(rows);
    }
    return games;
}

void print(const std::vector<Rows>& games, const std::string& digits) {
    std::string out = std::to_string(games.size()) + " 0." + digits + "\n";
    for (const Rows& rows : games) {
        out += std::to_string(rows.size()) + "\n";
        for (size_t i = 0; i < rows.size(); ++i) out += std::to_string(rows[i]) + (i + 1 < rows.size() ? " " : "\n");
    }
    std::cout << out;
}

// One input for each regular code of so many digits.
void print_every_code(uint64_t count, uint64_t most_size) {
    std::vector<Rows> games;
    for (uint64_t size = 1; size <= most_size; ++size)
        for (const Rows& rows : positions_of_size(size)) games.push_back(rows);
    for (uint64_t number = 0; number < uint64_t{1} << (3 * count); ++number) {
        const std::string digits = digits_of(number, count);
        if (!regular(digits)) continue;
        print(games, digits);
        std::cout << "--\n";
    }
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoull(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    std::vector<Rows> games;
    std::string digits;

    if (family == "code-every") {
        print_every_code(arg(1), 8);
        return 0;
    }
    if (family == "tiny") {
        digits = any_code(arg(1));
        games.push_back(random_rows(between(1, 2), arg(2)));
    } else if (family == "tiny-every") {
        digits = code_number(2, arg(2));
        games.push_back(Rows{arg(1)});
    } else {
        const std::string code = args.at(1);
        digits = code == "any" ? any_code(3) : code.substr(2);
        const Values values = values_of(digits);
        if (family == "every") {
            games = every(arg(2), arg(3));
        } else if (family == "random") {
            for (uint64_t g = 0; g < arg(2); ++g) games.push_back(random_rows(between(1, arg(3)), arg(4)));
        } else if (family == "balanced") {
            for (uint64_t g = 0; g < arg(2); ++g) games.push_back(balanced(values, between(2, arg(3)), arg(4)));
        } else if (family == "beginning") {
            for (uint64_t g = 0; g < arg(2); ++g) games.push_back(at_the_beginning(values, between(1, arg(3))));
        } else if (family == "one-large") {
            games.push_back(random_rows(arg(2), arg(3)));
        } else if (family == "all-equal") {
            games.push_back(Rows(arg(2), arg(3)));
        } else {
            std::cerr << "unknown family " << family << "\n";
            return 1;
        }
    }
    if (!digits.empty()) print(games, digits);
}
