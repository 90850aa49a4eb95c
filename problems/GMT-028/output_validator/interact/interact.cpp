// Plays Chomp with three rows against a program that begins in won positions. The program's first slip ends the talk: from there on the judge
// would win.
#include <algorithm>
#include <random>

#include "bars.h"
#include "referee.h"

std::string text(const Bar& bar) { return std::to_string(bar[0]) + " " + std::to_string(bar[1]) + " " + std::to_string(bar[2]); }

int squares(const Bar& bar) { return bar[0] + bar[1] + bar[2]; }

// The judge stands badly whatever it does: it nibbles, bites by chance, or takes all that lies on the lowest row but one square.
enum Manner { NIBBLE, CHANCE, GREEDY, MANNERS };

std::string reply(Bar& bar, int manner, std::mt19937_64& random) {
    int row = 0;
    int taken = 1;
    if (manner == NIBBLE) {
        while (row < 2 && bar[row + 1] > 0) ++row;
    } else if (manner == CHANCE || bar[0] == 1) {
        do row = random() % 3;
        while (bar[row] == 0);
        taken = 1 + random() % bar[row];
    } else {
        taken = bar[0] - 1;
    }
    if (row == 0 && taken == bar[0] && bar[0] > 1) --taken;  // it does not eat the last square before it has to
    bar = after_bite(bar, row, bar[row] - taken);
    return std::to_string(row + 1) + " " + std::to_string(taken);
}

void play(Referee& referee, const LostBars& bars, int number, Bar bar) {
    std::mt19937_64 random(number);
    referee.say(text(bar));
    for (int move = 1; squares(bar) > 0; ++move) {
        referee.where = "game " + std::to_string(number) + ", your move " + std::to_string(move);
        const std::vector<long long> said = referee.numbers(2);
        const std::string name = "'" + std::to_string(said[0]) + " " + std::to_string(said[1]) + "'";
        if (said[0] < 1 || said[0] > 3) referee.refuse(name + " is no move: there are three rows");
        const int row = static_cast<int>(said[0]) - 1;
        if (said[1] < 1 || said[1] > bar[row]) referee.refuse(name + " is no move: that row has " + std::to_string(bar[row]) + " squares");
        bar = after_bite(bar, row, bar[row] - static_cast<int>(said[1]));
        if (squares(bar) == 0) referee.refuse(name + " eats the poisoned square");
        if (!bars.is_lost(bar)) referee.refuse(name + " leaves " + text(bar) + ", and the judge wins");
        referee.say(reply(bar, number % MANNERS, random));
    }
}

int main(int, char** arguments) {
    const LostBars bars({{r_max}});
    Referee referee(arguments);
    int games;
    referee.input >> games;
    referee.say(std::to_string(games));
    for (int number = 1; number <= games; ++number) {
        Bar bar;
        referee.input >> bar[0] >> bar[1] >> bar[2];
        play(referee, bars, number, bar);
    }
    referee.accept("won " + std::to_string(games) + (games == 1 ? " game" : " games"));
}
