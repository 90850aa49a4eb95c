// Piles of stones: gen.cpp FAMILY ARGUMENTS. Same arguments, same bytes.
//   range FROM COUNT            the piles FROM, FROM+1, ...
//   random COUNT MAX SEED       piles drawn from 0 to MAX
//   near COUNT SEED             piles close to powers of two and of ten, where number types give out
//   growth SIZE SEED            one pile of about SIZE stones (a losing one, so that no search is lucky)
//   tiny SIZE SEED              one pile of at most 4 * SIZE stones
//   every SIZE INDEX            the piles 0 to 4 * SIZE, one by one
//   by-hand SEED                four piles of at most 40 stones
#include <algorithm>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

using Piles = std::vector<long long>;
const long long N_MAX = {{n_max}};

class Dice {
public:
    explicit Dice(unsigned long long seed) : engine(seed) {}
    long long below(long long bound) { return static_cast<long long>(engine() % static_cast<unsigned long long>(bound)); }

private:
    std::mt19937_64 engine;
};

Piles range(long long from, long long count) {
    Piles piles;
    for (long long i = 0; i < count; i++) piles.push_back(from + i);
    return piles;
}

Piles random(long long count, long long max, Dice& dice) {
    Piles piles;
    for (long long i = 0; i < count; i++) piles.push_back(dice.below(max + 1));
    return piles;
}

Piles near(long long count, Dice& dice) {
    Piles landmarks = {1LL << 15, 1LL << 16, 1LL << 24, 1LL << 31, 1LL << 32, 1LL << 53, 1LL << 54, 1LL << 59};
    for (long long power = 10; power <= N_MAX / 10; power *= 10) landmarks.push_back(power);
    Piles piles;
    for (long long i = 0; i < count; i++) {
        const long long landmark = landmarks[dice.below(static_cast<long long>(landmarks.size()))];
        piles.push_back(std::max(0LL, landmark - 20 + dice.below(41)));
    }
    return piles;
}

void print(const Piles& piles) {
    std::printf("%zu\n", piles.size());
    for (long long n : piles) std::printf("%lld\n", n);
}

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const std::string family = words.at(0);
    const auto number = [&](size_t i) { return std::stoll(words.at(i)); };
    Dice dice(std::stoull(words.back()));
    if (family == "range") print(range(number(1), number(2)));
    else if (family == "random") print(random(number(1), number(2), dice));
    else if (family == "near") print(near(number(1), dice));
    else if (family == "growth") print({number(1) / 7 * 7 + 7 + 2 * dice.below(2)});
    else if (family == "tiny") print(random(1, 4 * number(1), dice));
    else if (family == "every") { if (number(2) <= 4 * number(1)) print({number(2)}); }
    else if (family == "by-hand") print(random(4, 40, dice));
    else {
        std::fprintf(stderr, "unknown family '%s': see the head of gen.cpp\n", family.c_str());
        return 1;
    }
}
