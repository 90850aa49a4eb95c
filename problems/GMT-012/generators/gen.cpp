// Rows of Treblecross, PERCENT of X: gen.cpp FAMILY ARGUMENTS.
//   every FROM TO
//   slice LENGTH FIRST COUNT
//   empty FROM TO
//   random ROWS FROM TO PERCENT SEED
//   quiet ROWS FROM TO LARGEST_GAP SEED
//   losing ROWS FROM TO MOST_GAP SEED
//   tight ROWS FROM TO MOST_GAP SEED
//   patterns ROWS FROM TO SEED
//   tiny LENGTH SEED
//   tiny-every LENGTH INDEX
//   by-hand SEED
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Rows = std::vector<std::string>;

const int LEN_MAX = {{len_max}};

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
int between(int least, int most) { return least + static_cast<int>(below(most - least + 1)); }

bool is_over(const std::string& row) { return row.find("XXX") != std::string::npos; }

// Marks cells with probability `percent`, but never three side by side.
std::string random_row(int length, int percent) {
    std::string row(length, '.');
    for (char& cell : row) {
        cell = static_cast<int>(below(100)) < percent ? 'X' : '.';
        if (is_over(row)) cell = '.';
    }
    return row;
}

// No move wins at once: any two X are at least three cells apart.
std::string quiet_row(int length, int gap_most) {
    std::string row(length, '.');
    for (int cell = between(0, gap_most); cell < length; cell += between(3, gap_most)) row[cell] = 'X';
    return row;
}

// Values of a stretch of cells in which none is within two cells of an X.
std::vector<int> stretch_values() {
    std::vector<int> value(LEN_MAX + 1, 0);
    for (int length = 1; length <= LEN_MAX; ++length) {
        std::vector<bool> reachable(LEN_MAX, false);
        for (int i = 0; i < length; ++i)
            reachable[value[std::max(0, i - 2)] ^ value[std::max(0, length - i - 3)]] = true;
        while (reachable[value[length]]) ++value[length];
    }
    return value;
}

bool is_quiet_loss(const std::string& row) {
    static const std::vector<int> value = stretch_values();
    int sum = 0, stretch = 0, length = static_cast<int>(row.size());
    for (int cell = 0; cell <= length; ++cell) {
        bool safe = cell < length;
        for (int near = std::max(0, cell - 2); safe && near <= std::min(length - 1, cell + 2); ++near)
            safe = row[near] == '.';
        if (safe) {
            ++stretch;
        } else {
            sum ^= value[stretch];
            stretch = 0;
        }
    }
    return sum == 0;
}

std::string losing_row(int least, int most, int gap_most) {
    for (;;) {
        std::string row = quiet_row(between(least, most), gap_most);
        if (is_quiet_loss(row)) return row;
    }
}

// One X more than a losing row, which takes the opponent's reply away: mostly few winning cells.
std::string tight_row(int least, int most, int gap_most) {
    for (;;) {
        std::string row = losing_row(least, most, gap_most);
        std::vector<int> marked;
        for (int cell = 0; cell < static_cast<int>(row.size()); ++cell)
            if (row[cell] == 'X') marked.push_back(cell);
        if (marked.empty()) continue;
        row[marked[below(marked.size())]] = '.';
        return row;
    }
}

// Joins of the patterns in which a third X is missing, so that they overlap.
std::string pattern_row(int length) {
    const std::vector<std::string> parts{"X.X", ".X", "X.", "XX.", ".XX", "..", "X.X.X", "...."};
    std::string row;
    while (static_cast<int>(row.size()) < length) {
        std::string longer = row + parts[below(parts.size())];
        if (!is_over(longer)) row = longer;
    }
    row.resize(length);
    return row;
}

Rows every_row(int length) {
    Rows rows;
    for (uint64_t code = 0; code < uint64_t{1} << length; ++code) {
        std::string row(length, '.');
        for (int cell = 0; cell < length; ++cell)
            if (code >> cell & 1) row[cell] = 'X';
        if (!is_over(row)) rows.push_back(row);
    }
    return rows;
}

Rows slice(const Rows& rows, size_t first, size_t count) {
    first = std::min(first, rows.size());
    return Rows(rows.begin() + first, rows.begin() + std::min(rows.size(), first + count));
}

void print(const Rows& rows) {
    std::cout << rows.size() << "\n";
    for (const std::string& row : rows) std::cout << row << "\n";
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoi(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    Rows rows;
    auto repeat = [&](int count, auto&& make) {
        for (int i = 0; i < count; ++i) rows.push_back(make());
    };

    if (family == "every") {
        for (int length = arg(1); length <= arg(2); ++length)
            for (const std::string& row : every_row(length)) rows.push_back(row);
    } else if (family == "slice") {
        rows = slice(every_row(arg(1)), arg(2), arg(3));
    } else if (family == "empty") {
        for (int length = arg(1); length <= arg(2); ++length) rows.push_back(std::string(length, '.'));
    } else if (family == "random") {
        repeat(arg(1), [&] { return random_row(between(arg(2), arg(3)), arg(4)); });
    } else if (family == "quiet") {
        repeat(arg(1), [&] { return quiet_row(between(arg(2), arg(3)), arg(4)); });
    } else if (family == "losing") {
        repeat(arg(1), [&] { return losing_row(arg(2), arg(3), arg(4)); });
    } else if (family == "tight") {
        repeat(arg(1), [&] { return tight_row(arg(2), arg(3), arg(4)); });
    } else if (family == "patterns") {
        repeat(arg(1), [&] { return pattern_row(between(arg(2), arg(3))); });
    } else if (family == "tiny") {
        rows = {below(2) ? random_row(arg(1), 25) : quiet_row(arg(1), 8)};
    } else if (family == "tiny-every") {
        rows = slice(every_row(arg(1)), arg(2), 1);
        if (rows.empty()) return 0;
    } else if (family == "by-hand") {
        rows = {below(4) ? tight_row(9, 15, 9) : losing_row(9, 15, 9)};
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    print(rows);
}
