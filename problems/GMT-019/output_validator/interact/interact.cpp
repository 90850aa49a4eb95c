// Plays Nim against a program that begins in won positions. The program's first slip ends the talk: from there on the judge would win.
#include <algorithm>
#include <random>

#include "referee.h"

using Piles = std::vector<long long>;

long long nim_sum(const Piles& piles) {
    long long sum = 0;
    for (const long long pile : piles) sum ^= pile;
    return sum;
}

std::string text(const Piles& piles) {
    std::string all;
    for (const long long pile : piles) all += (all.empty() ? "" : " ") + std::to_string(pile);
    return all;
}

bool is_over(const Piles& piles) {
    return std::all_of(piles.begin(), piles.end(), [](long long pile) { return pile == 0; });
}

// The judge stands badly whatever it does. It holds out as long as can be, tries what nobody expects, or clears the table.
enum Manner { SLOW, CHANCE, GREEDY, MANNERS };

std::string reply(Piles& piles, int manner, std::mt19937_64& random) {
    std::size_t chosen = std::max_element(piles.begin(), piles.end()) - piles.begin();
    if (manner == CHANCE)
        do chosen = random() % piles.size();
        while (piles[chosen] == 0);
    const long long taken = manner == SLOW ? 1 : manner == GREEDY ? piles[chosen] : 1 + static_cast<long long>(random() % piles[chosen]);
    piles[chosen] -= taken;
    return std::to_string(chosen + 1) + " " + std::to_string(taken);
}

void play(Referee& referee, int number, Piles piles) {
    std::mt19937_64 random(number);
    referee.say(std::to_string(piles.size()));
    referee.say(text(piles));
    for (int move = 1; !is_over(piles); ++move) {
        referee.where = "game " + std::to_string(number) + ", your move " + std::to_string(move);
        const std::vector<long long> said = referee.numbers(2);
        const std::string name = "'" + std::to_string(said[0]) + " " + std::to_string(said[1]) + "'";
        if (said[0] < 1 || said[0] > static_cast<long long>(piles.size())) referee.refuse(name + " is no move: there is no such pile");
        long long& pile = piles[said[0] - 1];
        if (said[1] < 1 || said[1] > pile) referee.refuse(name + " is no move: that pile holds " + std::to_string(pile));
        pile -= said[1];
        if (nim_sum(piles) != 0) referee.refuse(name + " leaves " + text(piles) + ", and the judge wins");
        if (!is_over(piles)) referee.say(reply(piles, number % MANNERS, random));
    }
}

int main(int, char** arguments) {
    Referee referee(arguments);
    int games;
    referee.input >> games;
    referee.say(std::to_string(games));
    for (int number = 1; number <= games; ++number) {
        std::size_t n;
        referee.input >> n;
        Piles piles(n);
        for (long long& pile : piles) referee.input >> pile;
        play(referee, number, piles);
    }
    referee.accept("won " + std::to_string(games) + (games == 1 ? " game" : " games"));
}
