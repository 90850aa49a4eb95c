// Flights of basins: gen.cpp FAMILY ARGUMENTS.
//   every BASINS MOST_BARGES
//   random T MOST_BASINS MOST_BARGES SEED
//   balanced T MOST_BASINS BITS SEED      every other case has one barge less somewhere
//   wanting T MOST_BASINS MOST_BARGES SEED
//   around-bit T MOST_BASINS SEED
//   one-random BASINS MOST_BARGES SEED
//   one-balanced BASINS SEED
//   one-wanting BASINS MOST_BARGES SEED
//   all-equal BASINS BARGES
//   every-odd-basin-wins BASINS BARGES    with another nim-sum than 0, the first basin fetches what it lacks
//   top-only BASINS                       all barges at the top of the flight
//   tiny SIZE SEED
//   tiny-every SIZE INDEX
//   by-hand SEED
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Basins = std::vector<uint64_t>;  // index 0 is basin 1, the one above the sea

const uint64_t A_MAX = {{a_max}};

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
uint64_t between(uint64_t least, uint64_t most) { return least + below(most - least + 1); }

Basins random_basins(uint64_t n, uint64_t most) {
    Basins basins(n);
    for (uint64_t& barges : basins) barges = between(0, most);
    return basins;
}

uint64_t odd_sum(const Basins& basins) {
    uint64_t sum = 0;
    for (size_t i = 0; i < basins.size(); i += 2) sum ^= basins[i];
    return sum;
}

// The odd basins have nim-sum 0, whatever lies in the even ones. `most` + 1 must be a power of two.
Basins balanced_basins(uint64_t n, uint64_t most) {
    Basins basins = random_basins(n, most);
    basins[2 * below((n + 1) / 2)] ^= odd_sum(basins);
    return basins;
}

// Many odd basins are too small and want barges from above; the even ones have just enough, or one too few.
Basins wanting_basins(uint64_t n, uint64_t most) {
    Basins basins = random_basins(n, most);
    for (size_t i = 1; i < n; i += 2) basins[i] = 0;
    const uint64_t sum = odd_sum(basins);
    for (size_t i = 0; i + 1 < n; i += 2) {
        const uint64_t target = basins[i] ^ sum;
        if (target > basins[i]) basins[i + 1] = std::min(A_MAX, target - basins[i] - below(2) + (below(4) == 0 ? below(3) : 0));
        else basins[i + 1] = below(2) * between(0, most);
    }
    return basins;
}

// All numbers lie around 2^bit: programs with too narrow a number see something else.
Basins around_bit(uint64_t n, unsigned bit) {
    const uint64_t one = uint64_t{1} << bit;
    Basins basins(n);
    for (uint64_t& barges : basins) barges = one - 2 + below(4);
    return basins;
}

std::vector<Basins> every(uint64_t n, uint64_t most) {
    std::vector<Basins> cases;
    Basins basins(n, 0);
    for (;;) {
        cases.push_back(basins);
        size_t i = 0;
        while (i < n && basins[i] == most) basins[i++] = 0;
        if (i == n) return cases;
        ++basins[i];
    }
}

// The position number `index` of those with (number of basins) + (number of barges) = size; empty past the last.
Basins position_of_size(uint64_t size, uint64_t index) {
    if (index >= (uint64_t{1} << (size - 1))) return {};
    Basins basins{0};
    for (uint64_t step = 0; step + 1 < size; ++step) {
        if (index >> step & 1) basins.push_back(0);
        else ++basins.back();
    }
    return basins;
}

void print(const std::vector<Basins>& cases) {
    std::string out = std::to_string(cases.size()) + "\n";
    for (const Basins& basins : cases) {
        out += std::to_string(basins.size()) + "\n";
        for (size_t i = 0; i < basins.size(); ++i) out += std::to_string(basins[i]) + (i + 1 < basins.size() ? " " : "\n");
    }
    std::cout << out;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoull(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    std::vector<Basins> cases;

    if (family == "every") {
        cases = every(arg(1), arg(2));
    } else if (family == "random") {
        for (uint64_t c = 0; c < arg(1); ++c) cases.push_back(random_basins(between(1, arg(2)), arg(3)));
    } else if (family == "balanced") {
        const uint64_t most = (uint64_t{1} << arg(3)) - 1;
        for (uint64_t c = 0; c < arg(1); ++c) {
            Basins basins = balanced_basins(between(1, arg(2)), most);
            uint64_t& barges = basins[below(basins.size())];
            if (c % 2 == 1 && barges > 0) --barges;
            cases.push_back(basins);
        }
    } else if (family == "wanting") {
        for (uint64_t c = 0; c < arg(1); ++c) cases.push_back(wanting_basins(between(1, arg(2)), arg(3)));
    } else if (family == "around-bit") {
        for (uint64_t c = 0; c < arg(1); ++c) cases.push_back(around_bit(between(1, arg(2)), between(29, 58)));
    } else if (family == "one-random") {
        cases.push_back(random_basins(arg(1), arg(2)));
    } else if (family == "one-balanced") {
        cases.push_back(balanced_basins(arg(1), (uint64_t{1} << 59) - 1));
    } else if (family == "one-wanting") {
        cases.push_back(wanting_basins(arg(1), arg(2)));
    } else if (family == "all-equal") {
        cases.push_back(Basins(arg(1), arg(2)));
    } else if (family == "every-odd-basin-wins") {
        cases.push_back(Basins(arg(1), arg(2)));
        if (odd_sum(cases.back()) == 0) cases.back().front() = 0;
    } else if (family == "top-only") {
        cases.push_back(Basins(arg(1), 0));
        cases.back().back() = A_MAX;
    } else if (family == "tiny") {
        cases.push_back(random_basins(between(1, std::min<uint64_t>(arg(1), 5)), (arg(1) + 3) / 2));
    } else if (family == "tiny-every") {
        Basins basins = position_of_size(arg(1), arg(2));
        if (basins.empty()) return 0;
        cases.push_back(basins);
    } else if (family == "by-hand") {
        cases.push_back(below(3) ? wanting_basins(between(4, 6), 9) : random_basins(between(4, 6), 9));
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    print(cases);
}
