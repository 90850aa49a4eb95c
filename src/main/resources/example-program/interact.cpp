// Talks with the program while it runs; referee.h reads what it says and has the last word.
// WRITE-ME the talk. Until then the program guesses each number of the input: it prints a guess, and reads "less", "more" or "right".
#include "referee.h"

const int MOST_GUESSES = 70;

void guess(Referee& referee, int number, long long secret) {
    for (int tried = 1; tried <= MOST_GUESSES; ++tried) {
        referee.where = "number " + std::to_string(number) + ", your guess " + std::to_string(tried);
        const long long said = referee.numbers(1)[0];
        referee.say(said == secret ? "right" : secret < said ? "less" : "more");
        if (said == secret) return;
    }
    referee.refuse("these are too many guesses");
}

int main(int, char** arguments) {
    Referee referee(arguments);
    int count;
    referee.input >> count;
    referee.say(std::to_string(count));
    for (int number = 1; number <= count; ++number) {
        long long secret;
        referee.input >> secret;
        guess(referee, number, secret);
    }
    referee.accept("guessed all " + std::to_string(count));
}
