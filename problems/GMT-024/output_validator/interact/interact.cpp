// Plays Wythoff's game against a program that begins in won positions. The program's first slip ends the talk: from there on the judge would win.
#include <algorithm>
#include <cmath>
#include <random>

#include "referee.h"

using Wide = __int128;

// The integer part of k times the golden ratio: (k + the root of 5 k k) / 2.
long long golden(long long k) {
    const Wide square = static_cast<Wide>(5) * k * k;
    Wide root = static_cast<Wide>(std::sqrt(static_cast<long double>(square)));
    while (root * root > square) --root;
    while ((root + 1) * (root + 1) <= square) ++root;
    return static_cast<long long>((k + root) / 2);
}

struct Position {
    long long piles[2];

    bool is_over() const { return piles[0] == 0 && piles[1] == 0; }
    bool is_cold() const { return std::min(piles[0], piles[1]) == golden(std::abs(piles[0] - piles[1])); }
    std::string text() const { return std::to_string(piles[0]) + " " + std::to_string(piles[1]); }

    /// What may go at most: from both piles (0), or from one.
    long long most(long long which) const { return which == 0 ? std::min(piles[0], piles[1]) : piles[which - 1]; }
    void take(long long which, long long stones) {
        if (which != 2) piles[0] -= stones;
        if (which != 1) piles[1] -= stones;
    }
};

const int SLOW_MOVES = 4;
const long long FEW = 40;

// The judge stands badly whatever it does. It begins with small steps; between large piles it then jumps, so that the game ends today.
std::string reply(Position& position, int move, std::mt19937_64& random) {
    long long which;
    do which = random() % 3;
    while (position.most(which) == 0);
    const long long most = position.most(which);
    const bool slow = move <= SLOW_MOVES || (most <= FEW && random() % 2 == 0);
    const long long stones = slow ? 1 : 1 + static_cast<long long>(random() % most);
    position.take(which, stones);
    return std::to_string(which) + " " + std::to_string(stones);
}

void play(Referee& referee, int number, Position position) {
    std::mt19937_64 random(number);
    referee.say(position.text());
    for (int move = 1; !position.is_over(); ++move) {
        referee.where = "game " + std::to_string(number) + ", your move " + std::to_string(move);
        const std::vector<long long> said = referee.numbers(2);
        const std::string name = "'" + std::to_string(said[0]) + " " + std::to_string(said[1]) + "'";
        if (said[0] < 0 || said[0] > 2) referee.refuse(name + " is no move: it begins with 1, 2, or 0 for both piles");
        if (said[1] < 1 || said[1] > position.most(said[0])) {
            referee.refuse(name + " is no move: the piles hold " + position.text());
        }
        position.take(said[0], said[1]);
        if (!position.is_cold()) referee.refuse(name + " leaves " + position.text() + ", and the judge wins");
        if (!position.is_over()) referee.say(reply(position, move, random));
    }
}

int main(int, char** arguments) {
    Referee referee(arguments);
    int games;
    referee.input >> games;
    referee.say(std::to_string(games));
    for (int number = 1; number <= games; ++number) {
        Position position;
        referee.input >> position.piles[0] >> position.piles[1];
        play(referee, number, position);
    }
    referee.accept("won " + std::to_string(games) + (games == 1 ? " game" : " games"));
}
