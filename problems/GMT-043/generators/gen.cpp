// Games of Cutcake: gen.cpp FAMILY ARGUMENTS.
//   random T CAKES SIDE SEED        at most CAKES cakes with sides of at most SIDE
//   near-powers T CAKES BITS SEED   sides around powers of two up to 2^BITS
//   balanced T CAKES SIDE SEED      nobody is ahead; in every other game a cake is changed a little
//   one-random CAKES SIDE SEED
//   close-large CAKES SIDE LESS SEED  one game of large leads, those of Vertical first, that cancel out but for LESS moves that she lacks
//   all-equal CAKES ROWS COLUMNS
//   all-shapes SIDE                 each cake with sides of at most SIDE in a game of its own
//   by-hand CAKES SIDE MOST SEED    one game of so many cakes with sides of at most SIDE, MOST rows and columns together
//   tiny SIZE SEED                  one game with SIZE rows and columns together
//   tiny-every SIZE INDEX           the INDEX-th game of every; nothing past the last one
//   every SIZE                      all games with SIZE rows and columns together, "--" behind each
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <utility>
#include <vector>

using Cake = std::pair<std::int64_t, std::int64_t>;  // rows and columns
using Cakes = std::vector<Cake>;

const std::int64_t SIDE_MAX = {{side_max}};

std::mt19937_64 rng;

std::int64_t below(std::int64_t bound) { return static_cast<std::int64_t>(rng() % static_cast<std::uint64_t>(bound)); }
std::int64_t between(std::int64_t least, std::int64_t most) { return least + below(most - least + 1); }

// A side of any length: small ones are as likely as large ones.
std::int64_t side(std::int64_t most) { return below(2) == 0 ? between(1, most) : between(1, between(1, most)); }

std::int64_t near_power(int bits) { return std::clamp<std::int64_t>((std::int64_t{1} << between(0, bits)) + between(-2, 1), 1, SIDE_MAX); }

std::int64_t lead(const Cake& cake) {
    auto [rows, columns] = cake;
    while (rows > 1 && columns > 1) rows /= 2, columns /= 2;
    return columns - rows;
}

template <class T> void shuffle(std::vector<T>& items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(static_cast<std::int64_t>(i))]);
}

Cakes random_cakes(std::int64_t n, std::int64_t most) {
    Cakes cakes(n);
    for (auto& [rows, columns] : cakes) {
        rows = side(most);
        columns = side(most);
    }
    return cakes;
}

// A cake of that lead, with a short side of 1, or larger where there is room.
Cake cake_of(std::int64_t wanted, std::int64_t most) {
    std::int64_t shorter = 1, longer = std::abs(wanted) + 1;
    while (longer * 2 + 1 <= most && below(3) > 0) {
        shorter = 2 * shorter + below(2);
        longer = 2 * longer + below(2);
    }
    return wanted >= 0 ? Cake(shorter, longer) : Cake(longer, shorter);
}

Cakes balanced_cakes(std::int64_t n, std::int64_t most) {
    Cakes cakes;
    std::int64_t sum = 0;
    for (std::int64_t i = 0; i + 1 < n; ++i) {
        cakes.emplace_back(side(most), side(most));
        sum += lead(cakes.back());
    }
    while (sum != 0) {
        const std::int64_t part = std::clamp<std::int64_t>(-sum, 1 - most, most - 1);
        cakes.push_back(cake_of(part, most));
        sum += part;
    }
    if (cakes.empty()) cakes.push_back(cake_of(0, most));
    shuffle(cakes);
    return cakes;
}

void change(Cakes& cakes) {
    auto& [rows, columns] = cakes[below(static_cast<std::int64_t>(cakes.size()))];
    std::int64_t& one = below(2) == 0 ? rows : columns;
    if (one > 1) --one;
    else if (one < SIDE_MAX) ++one;
}

// All games with so many rows and columns together, the cakes in order.
void extend(std::int64_t size, const Cakes& before, std::vector<Cakes>& found) {
    if (size == 0) found.push_back(before);
    for (std::int64_t both = 2; both <= size; ++both)
        for (std::int64_t rows = 1; rows < both; ++rows) {
            const Cake cake(rows, both - rows);
            if (!before.empty() && std::make_pair(cake.first + cake.second, cake.first) < std::make_pair(before.back().first + before.back().second, before.back().first)) continue;
            Cakes next = before;
            next.push_back(cake);
            extend(size - both, next, found);
        }
}

std::vector<Cakes> every(std::int64_t size) {
    std::vector<Cakes> found;
    extend(size, {}, found);
    return found;
}

void print(const std::vector<Cakes>& games) {
    std::string out = std::to_string(games.size()) + "\n";
    for (const Cakes& cakes : games) {
        out += std::to_string(cakes.size()) + "\n";
        for (const auto& [rows, columns] : cakes) out += std::to_string(rows) + " " + std::to_string(columns) + "\n";
    }
    std::cout << out;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](std::size_t i) { return std::stoll(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    std::vector<Cakes> games;

    if (family == "random") {
        for (std::int64_t i = 0; i < arg(1); ++i) games.push_back(random_cakes(between(1, arg(2)), arg(3)));
    } else if (family == "near-powers") {
        for (std::int64_t i = 0; i < arg(1); ++i) {
            Cakes cakes(between(1, arg(2)));
            for (auto& [rows, columns] : cakes) {
                rows = near_power(static_cast<int>(arg(3)));
                columns = near_power(static_cast<int>(arg(3)));
            }
            games.push_back(cakes);
        }
    } else if (family == "balanced") {
        for (std::int64_t i = 0; i < arg(1); ++i) {
            games.push_back(balanced_cakes(between(1, arg(2)), arg(3)));
            if (i % 2 == 1) change(games.back());
        }
    } else if (family == "one-random") {
        games.push_back(random_cakes(arg(1), arg(2)));
    } else if (family == "close-large") {
        Cakes cakes, turned;
        for (std::int64_t i = 0; i + 2 <= arg(1); i += 2) {
            cakes.emplace_back(1, arg(2) - below(1000));
            turned.emplace_back(cakes.back().second, 1);
        }
        shuffle(turned);
        cakes.back().second -= arg(3);
        cakes.insert(cakes.end(), turned.begin(), turned.end());
        games.push_back(cakes);
    } else if (family == "all-equal") {
        games.push_back(Cakes(arg(1), Cake(arg(2), arg(3))));
    } else if (family == "all-shapes") {
        for (std::int64_t rows = 1; rows <= arg(1); ++rows)
            for (std::int64_t columns = 1; columns <= arg(1); ++columns) games.push_back({Cake(rows, columns)});
    } else if (family == "by-hand") {
        Cakes cakes;
        std::int64_t all = 0;
        do {
            cakes = random_cakes(arg(1), arg(2));
            all = 0;
            for (const auto& [rows, columns] : cakes) all += rows + columns;
        } while (all > arg(3) || all + 3 < arg(3) || std::any_of(cakes.begin(), cakes.end(), [](const Cake& cake) { return cake == Cake(1, 1); }));
        games.push_back(cakes);
    } else if (family == "tiny") {
        const std::vector<Cakes> all = every(between(2, arg(1)));
        games.push_back(all[below(static_cast<std::int64_t>(all.size()))]);
        shuffle(games.back());
    } else if (family == "tiny-every") {
        const std::vector<Cakes> all = every(arg(1));
        if (arg(2) >= static_cast<std::int64_t>(all.size())) return 0;
        games.push_back(all[arg(2)]);
    } else if (family == "every") {
        if (arg(1) > 12) return 1;
        for (const Cakes& cakes : every(arg(1))) {
            print({cakes});
            std::cout << "--\n";
        }
        return 0;
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    print(games);
}
