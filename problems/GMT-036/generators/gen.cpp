// Boards of coins, told by the coins that show heads. First argument: the family; the last one is the seed where chance plays a part.
// Calls: every SIZE, tiny SIZE SEED, tiny-every SIZE INDEX, random T HEADS MAX SEED, balanced T HEADS MAX SEED, by-hand RULES ROWS COLUMNS HEADS SEED,
// one-large RULES HEADS MAX SEED, powers T HEADS BITS SEED.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

using Place = uint64_t;

struct Game {
    std::string down, across;
    std::set<std::pair<Place, Place>> heads;

    void turn(Place x, Place y) {
        if (!heads.erase({x, y})) heads.emplace(x, y);
    }
};

const std::vector<std::string> RULES{"turtles", "mock", "ruler"};
constexpr Place LARGEST = 1000000000000000000;

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
uint64_t between(uint64_t least, uint64_t most) { return least + below(most - least + 1); }
const std::string& some_rule() { return RULES[below(RULES.size())]; }

// As many figures as chance will have, so that small places are as frequent as large ones; one in four has many zeros behind.
Place some_place(Place most) {
    uint64_t bits = 0;
    while (bits < 60 && (most >> bits) > 0) ++bits;
    Place place = (rng() >> (64 - between(1, bits)));
    if (below(4) == 0) place &= ~((Place{1} << below(bits)) - 1);
    return std::clamp<Place>(place, 1, most);
}

Game random_game(const std::string& down, const std::string& across, uint64_t heads, Place most) {
    Game game{down, across, {}};
    while (game.heads.size() < heads) game.heads.emplace(some_place(most), some_place(most));
    return game;
}

uint64_t value(const std::string& rule, Place place) {
    if (rule == "turtles") return place;
    if (rule == "ruler") return place & (~place + 1);
    return 2 * (place - 1) + (__builtin_popcountll(place - 1) % 2 == 0 ? 1 : 0);
}

// Places of a line that are worth nothing together.
std::vector<Place> nothing(const std::string& rule, Place most) {
    if (rule == "ruler") {
        const Place odd = below(3) == 0 ? 1 : 2 * below(most / 4 + 1) + 1;
        const Place unit = Place{1} << below(2);
        return {std::min(odd, most / 2) | 1, unit * 2 + 1};
    }
    for (;;) {
        std::vector<Place> places{some_place(most), some_place(most)};
        if (rule == "mock") places.push_back(some_place(most));
        uint64_t all = 0;
        for (const Place place : places) all ^= value(rule, place);
        const Place last = rule == "mock" ? all / 2 + 1 : all;
        places.push_back(last);
        if (last >= 1 && last <= most && value(rule, last) == all) return places;
    }
}

// Value 0, and hardly ever for one reason alone.
Game balanced_game(uint64_t heads, Place most) {
    Game game{some_rule(), some_rule(), {}};
    if (below(3) == 0) game.across = game.down;
    for (int tries = 0; game.heads.size() < heads || game.heads.empty(); ++tries) {
        const Place one = some_place(most), other = some_place(most);
        const uint64_t kind = tries > 100 ? 3 : below(3);
        if (kind == 0 && game.down == game.across && one != other) {
            game.turn(one, other);
            game.turn(other, one);
        } else if (kind == 1 && most >= 8) {
            for (const Place y : nothing(game.across, most)) game.turn(one, y);
        } else if (kind == 2 && most >= 8) {
            for (const Place x : nothing(game.down, most)) game.turn(x, one);
        } else if (kind == 3) {
            break;
        }
    }
    if (game.heads.empty()) game.turn(1, 1);
    return game;
}

std::string text(const std::vector<Game>& games) {
    std::string out = std::to_string(games.size()) + "\n";
    for (const Game& game : games) {
        out += game.down + " " + game.across + " " + std::to_string(game.heads.size()) + "\n";
        std::vector<std::pair<Place, Place>> heads(game.heads.begin(), game.heads.end());
        for (size_t i = heads.size(); i > 1; --i) std::swap(heads[i - 1], heads[below(i)]);
        for (const auto& [x, y] : heads) out += std::to_string(x) + " " + std::to_string(y) + "\n";
    }
    return out;
}

// All coins of a board that a number says, under all pairs of rules.
std::vector<Game> boards(Place rows, Place columns) {
    std::vector<Game> all;
    for (uint64_t code = 1; code < uint64_t{1} << (rows * columns); ++code) {
        for (const std::string& down : RULES) {
            for (const std::string& across : RULES) {
                Game game{down, across, {}};
                for (Place i = 0; i < rows * columns; ++i)
                    if (code >> i & 1) game.heads.emplace(i / columns + 1, i % columns + 1);
                all.push_back(game);
            }
        }
    }
    return all;
}

// Those of them that show heads in the last column.
std::vector<Game> boards_in_full(Place rows, Place columns) {
    std::vector<Game> all = boards(rows, columns);
    std::erase_if(all, [&](const Game& game) {
        return std::none_of(game.heads.begin(), game.heads.end(), [&](const auto& head) { return head.second == columns; });
    });
    return all;
}

std::pair<std::string, std::string> rules(const std::string& both) {
    const size_t comma = both.find(',');
    return {both.substr(0, comma), both.substr(comma + 1)};
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoull(args.at(i)); };
    if (family != "every") rng.seed(std::stoull(args.back()));
    std::vector<Game> games;

    if (family == "every") {  // SIZE, 1 for boards of 3 by 3, 2 for those of 2 by 4 that are no such boards, too
        for (const Game& game : arg(1) == 1 ? boards(3, 3) : boards_in_full(2, 4)) std::cout << text({game}) << "--\n";
        return 0;
    } else if (family == "tiny-every") {  // SIZE INDEX: two rows and so many columns
        const std::vector<Game> all = boards_in_full(2, arg(1));
        if (arg(2) >= all.size()) return 0;
        games.push_back(all[arg(2)]);
    } else if (family == "every-at-once") {  // ROWS COLUMNS SEED
        games = boards(arg(1), arg(2));
    } else if (family == "single-heads") {  // ROWS COLUMNS SEED: one coin shows heads, each in turn
        for (const std::string& down : RULES)
            for (const std::string& across : RULES)
                for (Place x = 1; x <= arg(1); ++x)
                    for (Place y = 1; y <= arg(2); ++y) games.push_back({down, across, {{x, y}}});
    } else if (family == "tiny") {  // SIZE SEED: a board with at most 12 places and sides of at most that
        const Place rows = between(1, arg(1)), columns = between(1, std::min<Place>(arg(1), 12 / rows));
        Game game{some_rule(), some_rule(), {}};
        for (uint64_t i = between(1, 4); i > 0; --i) game.heads.emplace(between(1, rows), between(1, columns));
        games.push_back(game);
    } else if (family == "random") {  // T HEADS MAX SEED
        for (uint64_t i = 0; i < arg(1); ++i) {
            const uint64_t most_heads = std::min(arg(2), arg(3) * arg(3) / 2 + 1);
            games.push_back(random_game(some_rule(), some_rule(), between(1, most_heads), arg(3)));
        }
    } else if (family == "balanced") {  // T HEADS MAX SEED: every other game has one coin more
        for (uint64_t i = 0; i < arg(1); ++i) {
            games.push_back(balanced_game(between(1, arg(2)), arg(3)));
            if (i % 2 == 1) games.back().heads.emplace(some_place(arg(3)), some_place(arg(3)));
        }
    } else if (family == "by-hand") {  // RULES ROWS COLUMNS HEADS SEED: rules with a comma between them; one coin is the furthest
        const auto [down, across] = rules(args.at(1));
        Game game{down, across, {{arg(2), arg(3)}}};
        while (game.heads.size() < arg(4)) game.heads.emplace(between(1, arg(2)), between(1, arg(3)));
        games.push_back(game);
    } else if (family == "one-large") {  // RULES HEADS MAX SEED
        const auto [down, across] = rules(args.at(1));
        Game game{down, across, {}};
        while (game.heads.size() < arg(2)) game.heads.emplace(between(1, arg(3)), between(1, arg(3)));
        games.push_back(game);
    } else if (family == "powers") {  // T HEADS BITS SEED: places are powers of two below that, whose products are the least regular
        for (uint64_t i = 0; i < arg(1); ++i) {
            Game game{some_rule(), some_rule(), {}};
            for (uint64_t n = between(1, arg(2)); n > 0; --n) game.heads.emplace(Place{1} << below(arg(3)), Place{1} << below(arg(3)));
            games.push_back(game);
        }
    } else if (family == "largest") {  // HEADS SEED: all near the largest place, in turn under each pair of rules
        for (const std::string& down : RULES) {
            for (const std::string& across : RULES) {
                Game game{down, across, {}};
                while (game.heads.size() < arg(1)) game.heads.emplace(LARGEST - below(2 * arg(1)), LARGEST - below(2 * arg(1)));
                games.push_back(game);
            }
        }
    } else if (family == "one-line") {  // RULES HEADS MAX SEED: all in row 1, and as many in column 1
        const auto [down, across] = rules(args.at(1));
        Game game{down, across, {{1, 1}}};
        while (game.heads.size() < arg(2)) {
            game.heads.emplace(1, between(1, arg(3)));
            game.heads.emplace(between(1, arg(3)), 1);
        }
        games.push_back(game);
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    std::cout << text(games);
}
