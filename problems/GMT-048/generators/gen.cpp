// Positions of Misère Kayles: gen.cpp FAMILY ARGUMENTS. Every row has at least one pin and at most MOST_PINS, which is 9 at most.
//   all ROWS MOST_PINS                    every game of just so many rows, equal ones but for their order left out
//   random T MOST_ROWS MOST_PINS SEED
//   counts T MOST_EACH MOST_PINS SEED     of each length up to MOST_EACH rows
//   kinds T MOST_ROWS KINDS SEED          rows of KINDS lengths alone
//   lost T MOST_ROWS MOST_PINS SEED       the player to move loses
//   beside T MOST_ROWS MOST_PINS SEED     a lost game and one row more
//   one-large ROWS MOST_PINS SEED
//   all-equal ROWS PINS
//   tiny SIZE SEED
//   tiny-every SIZE INDEX                 the INDEX-th of the games of every; nothing past the last one
//   every SIZE                            every game of just so many pins, "--" behind each
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <random>
#include <string>
#include <vector>

constexpr int LONGEST = 9;
using Rows = std::vector<int>;

std::mt19937_64 rng;

int below(int bound) { return static_cast<int>(rng() % static_cast<std::uint64_t>(bound)); }
int between(int least, int most) { return least + below(most - least + 1); }

void shuffle(Rows& rows) {
    for (std::size_t i = rows.size(); i > 1; --i) std::swap(rows[i - 1], rows[below(static_cast<int>(i))]);
}

Rows random_rows(int n, int most) {
    Rows rows(n);
    for (int& row : rows) row = between(1, most);
    return rows;
}

// Of each position with at most two rows of a length whether the player to move loses. A digit in base 3 is a number of rows.
const std::vector<bool>& lost() {
    static const std::vector<bool> all = [] {
        std::vector<int> power = {0, 1};
        while (static_cast<int>(power.size()) <= LONGEST + 1) power.push_back(3 * power.back());
        std::vector<bool> known(power[LONGEST + 1]);
        const auto with = [&](int position, int row) {
            if (row == 0) return position;
            return position + (position / power[row] % 3 == 2 ? -1 : 1) * power[row];
        };
        for (int position = 1; position < power[LONGEST + 1]; ++position) {
            bool any = false;
            for (int row = 1; row <= LONGEST; ++row) {
                if (position / power[row] % 3 == 0) continue;
                for (int hit = 1; hit <= 2; ++hit)
                    for (int left = 0; left <= row - hit - left; ++left)
                        any = any || known[with(with(position - power[row], left), row - hit - left)];
            }
            known[position] = !any;
        }
        return known;
    }();
    return all;
}

bool wins(const Rows& rows) {
    std::vector<int> counts(LONGEST + 1);
    for (const int row : rows) ++counts[row];
    int position = 0;
    for (int row = LONGEST; row > 0; --row) position = 3 * position + (counts[row] <= 2 ? counts[row] : 2 - counts[row] % 2);
    return !lost()[position];
}

// A random game from which the player to move loses: rows are drawn until a last one makes it so.
Rows lost_rows(int n, int most) {
    for (;;) {
        Rows rows = random_rows(n, most);
        for (int last = 1; last <= most; ++last) {
            rows.back() = last;
            if (!wins(rows)) {
                shuffle(rows);
                return rows;
            }
        }
    }
}

void every(int pins, int longest, Rows& rows, std::vector<Rows>& all) {
    if (pins == 0) all.push_back(rows);
    for (int row = std::min(pins, longest); row > 0; --row) {
        rows.push_back(row);
        every(pins - row, row, rows, all);
        rows.pop_back();
    }
}

void all_of(int n, int longest, Rows& rows, std::vector<Rows>& all) {
    if (n == 0) {
        all.push_back(rows);
        return;
    }
    for (int row = longest; row > 0; --row) {
        rows.push_back(row);
        all_of(n - 1, row, rows, all);
        rows.pop_back();
    }
}

std::vector<Rows> every_of(int pins) {
    Rows rows;
    std::vector<Rows> all;
    every(pins, LONGEST, rows, all);
    return all;
}

void print(const std::vector<Rows>& games) {
    std::string out = std::to_string(games.size()) + "\n";
    for (const Rows& rows : games) {
        out += std::to_string(rows.size()) + "\n";
        for (std::size_t i = 0; i < rows.size(); ++i) out += std::to_string(rows[i]) + (i + 1 < rows.size() ? " " : "\n");
    }
    std::cout << out;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](std::size_t i) { return std::stoi(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    std::vector<Rows> games;

    if (family == "every") {
        for (Rows& rows : every_of(arg(1))) {
            shuffle(rows);
            print({rows});
            std::cout << "--\n";
        }
        return 0;
    }
    if (family == "tiny-every") {
        const std::vector<Rows> all = every_of(arg(1));
        if (arg(2) >= static_cast<int>(all.size())) return 0;
        games.push_back(all[arg(2)]);
    } else if (family == "tiny") {
        Rows rows;
        for (int pins = between(1, arg(1)); pins > 0; pins -= rows.back()) rows.push_back(between(1, std::min(pins, between(1, LONGEST))));
        games.push_back(rows);
    } else if (family == "all") {
        Rows rows;
        all_of(arg(1), arg(2), rows, games);
        for (Rows& game : games) shuffle(game);
    } else if (family == "one-large") {
        games.push_back(random_rows(arg(1), arg(2)));
    } else if (family == "all-equal") {
        games.push_back(Rows(arg(1), arg(2)));
    } else {
        for (int game = 0; game < arg(1); ++game) {
            Rows rows;
            if (family == "random") {
                rows = random_rows(between(1, arg(2)), arg(3));
            } else if (family == "counts") {
                while (rows.empty())
                    for (int row = 1; row <= arg(3); ++row) rows.insert(rows.end(), below(arg(2) + 1), row);
                shuffle(rows);
            } else if (family == "kinds") {
                const Rows lengths = random_rows(arg(3), LONGEST);
                rows = random_rows(between(1, arg(2)), arg(3));
                for (int& row : rows) row = lengths[row - 1];
            } else if (family == "lost") {
                rows = lost_rows(between(1, arg(2)), arg(3));
            } else if (family == "beside") {
                rows = lost_rows(between(1, arg(2) - 1), arg(3));
                rows.push_back(between(1, arg(3)));
                shuffle(rows);
            } else {
                std::cerr << "unknown family " << family << "\n";
                return 1;
            }
            games.push_back(rows);
        }
    }
    print(games);
}
