// Rows of coins to be turned: gen.cpp FAMILY ARGUMENTS.
//   every MOST_COINS
//   single-every MOST_COINS    the last of them alone shows heads
//   random T MOST_COINS PERCENT SEED
//   balanced T MOST_COINS SEED
//   sparse T MOST_COINS HEADS SEED
//   one-large RULE COINS PERCENT SEED
//   last-only RULE COINS
//   balanced-large RULE COINS SEED
//   around-powers LARGEST_EXPONENT
//   by-hand RULE COINS SEED
//   tiny MOST_COINS SEED
//   tiny-every COINS INDEX
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

struct Game {
    std::string rule;
    std::string coins;
};

const std::vector<std::string> RULES{"turtles", "mock", "ruler"};

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
uint64_t between(uint64_t least, uint64_t most) { return least + below(most - least + 1); }
const std::string& some_rule() { return RULES[below(RULES.size())]; }

void turn(std::string& coins, uint64_t place) { coins[place - 1] = coins[place - 1] == 'H' ? 'T' : 'H'; }

std::string random_coins(uint64_t n, uint64_t percent) {
    std::string coins(n, 'T');
    for (char& coin : coins)
        if (below(100) < percent) coin = 'H';
    return coins;
}

uint64_t value(const std::string& rule, uint64_t place) {
    if (rule == "turtles") return place;
    if (rule == "ruler") return place & -place;
    const uint64_t before = place - 1;
    return 2 * before + (__builtin_popcountll(before) % 2 == 0 ? 1 : 0);
}

// Turns coins that are worth powers of two, until the row is worth nothing.
Game balanced(const std::string& rule, std::string coins) {
    uint64_t sum = 0;
    for (uint64_t place = 1; place <= coins.size(); ++place)
        if (coins[place - 1] == 'H') sum ^= value(rule, place);
    for (uint64_t place = 1; place <= coins.size(); ++place) {
        const uint64_t worth = value(rule, place);
        if ((worth & (worth - 1)) == 0 && (rule != "ruler" || place == worth) && (sum & worth) != 0) turn(coins, place);
    }
    return {rule, coins};
}

// A few coins show heads, the last one among them.
Game sparse(const std::string& rule, uint64_t n, uint64_t heads) {
    std::string coins(n, 'T');
    coins[n - 1] = 'H';
    for (uint64_t i = 1; i < heads; ++i) coins[below(n)] = 'H';
    return {rule, coins};
}

std::string coins_number(uint64_t n, uint64_t number) {
    std::string coins(n, 'T');
    for (uint64_t i = 0; i < n; ++i)
        if (number >> i & 1) coins[i] = 'H';
    return coins;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoull(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    std::vector<Game> games;

    if (family == "every") {
        for (const std::string& rule : RULES)
            for (uint64_t n = 1; n <= arg(1); ++n)
                for (uint64_t number = 0; number < uint64_t{1} << n; ++number) games.push_back({rule, coins_number(n, number)});
    } else if (family == "single-every") {
        for (const std::string& rule : RULES)
            for (uint64_t n = 1; n <= arg(1); ++n) games.push_back(sparse(rule, n, 1));
    } else if (family == "random") {
        for (uint64_t g = 0; g < arg(1); ++g) games.push_back({some_rule(), random_coins(between(1, arg(2)), arg(3))});
    } else if (family == "balanced") {
        for (uint64_t g = 0; g < arg(1); ++g) games.push_back(balanced(some_rule(), random_coins(between(3, arg(2)), 50)));
    } else if (family == "sparse") {
        for (uint64_t g = 0; g < arg(1); ++g) games.push_back(sparse(some_rule(), between(1, arg(2)), arg(3)));
    } else if (family == "one-large") {
        games.push_back({args.at(1), random_coins(arg(2), arg(3))});
    } else if (family == "last-only") {
        games.push_back(sparse(args.at(1), arg(2), 1));
    } else if (family == "balanced-large") {
        games.push_back(balanced(args.at(1), random_coins(arg(2), 50)));
    } else if (family == "around-powers") {
        for (const std::string& rule : RULES)
            for (uint64_t exponent = 3; exponent <= arg(1); ++exponent)
                for (uint64_t n = (uint64_t{1} << exponent) - 1; n <= (uint64_t{1} << exponent) + 1; ++n) games.push_back(sparse(rule, n, 1));
    } else if (family == "by-hand") {
        games.push_back({args.at(1), random_coins(arg(2), 50)});
    } else if (family == "tiny") {
        games.push_back({some_rule(), random_coins(between(1, arg(1)), 50)});
    } else if (family == "tiny-every") {
        if (arg(2) >= RULES.size() << arg(1)) return 0;
        games.push_back({RULES[arg(2) >> arg(1)], coins_number(arg(1), arg(2))});
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    std::cout << games.size() << "\n";
    for (const Game& game : games) std::cout << game.rule << " " << game.coins << "\n";
}
