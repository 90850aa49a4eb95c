// Won bars of three rows: gen.cpp FAMILY ARGUMENTS.
//   every LEAST MOST              all won bars with so many squares
//   random T LONGEST_ROW SEED
//   beside T LONGEST_ROW SEED
//   rectangles LEAST MOST SEED    one for each number of columns
//   two-rows LEAST MOST           the same of two rows
//   tiny SIZE SEED
//   tiny-every SIZE INDEX
#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Bar = std::array<int, 3>;  // squares in each row, from the lowest; no row is longer than the one below it

// Which bars are lost for whoever has to bite.
class LostBars {
public:
    explicit LostBars(int longest) : side_(longest + 1), won_(side_ * side_ * side_) {
        won_[0] = true;  // who finds nothing left has made the other eat the last square
        for (int a = 1; a < side_; ++a)
            for (int b = 0; b <= a; ++b)
                for (int c = 0; c <= b; ++c)
                    if (!won_[number({a, b, c})]) spread({a, b, c});
    }

    bool is_lost(const Bar& bar) const { return !won_[number(bar)]; }

private:
    const int side_;
    std::vector<char> won_;

    int number(const Bar& bar) const { return (bar[0] * side_ + bar[1]) * side_ + bar[2]; }

    // Whatever becomes this lost bar by one bite is won.
    void spread(const Bar& lost) {
        const auto [a, b, c] = lost;
        for (int more = c + 1; more <= b; ++more) won_[number({a, b, more})] = true;
        for (int more = b + 1; more <= a; ++more)  // a bite into the second row also cuts the third one
            for (int third = c; third <= (c == b ? more : c); ++third) won_[number({a, more, third})] = true;
        for (int more = a + 1; more < side_; ++more)
            for (int second = b; second <= (b == a ? more : b); ++second)
                for (int third = c; third <= (c == a ? second : c); ++third) won_[number({more, second, third})] = true;
    }
};


const LostBars BARS({{r_max}});

std::mt19937_64 rng;

int between(int least, int most) { return least + static_cast<int>(rng() % static_cast<uint64_t>(most - least + 1)); }

Bar random_bar(int longest) {
    for (;;) {
        Bar bar{between(1, longest), between(0, longest), between(0, longest)};
        std::sort(bar.begin(), bar.end(), std::greater<>());
        if (!BARS.is_lost(bar)) return bar;
    }
}

// One to three squares more than a lost bar, in one row: few bites win.
Bar beside_a_lost_one(int longest) {
    for (;;) {
        Bar bar{between(1, longest), between(0, longest), between(0, longest)};
        std::sort(bar.begin(), bar.end(), std::greater<>());
        if (!BARS.is_lost(bar)) continue;
        bar[between(0, 2)] += between(1, 3);
        if (bar[0] <= longest && bar[1] <= bar[0] && bar[2] <= bar[1] && !BARS.is_lost(bar)) return bar;
    }
}

// Every won bar with so many squares.
std::vector<Bar> of_size(int squares) {
    std::vector<Bar> all;
    for (int a = squares; a > 0; --a)
        for (int b = 0; b <= a; ++b) {
            const int c = squares - a - b;
            if (0 <= c && c <= b && !BARS.is_lost({a, b, c})) all.push_back({a, b, c});
        }
    return all;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoi(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    std::vector<Bar> games;

    if (family == "every") {
        for (int squares = arg(1); squares <= arg(2); ++squares)
            for (const Bar& bar : of_size(squares)) games.push_back(bar);
    } else if (family == "random") {
        for (int g = 0; g < arg(1); ++g) games.push_back(random_bar(arg(2)));
    } else if (family == "beside") {
        for (int g = 0; g < arg(1); ++g) games.push_back(beside_a_lost_one(arg(2)));
    } else if (family == "rectangles") {
        for (int a = arg(1); a <= arg(2); ++a) games.push_back({a, a, a});
    } else if (family == "two-rows") {
        for (int a = arg(1); a <= arg(2); ++a) games.push_back({a, a, 0});
    } else if (family == "tiny") {
        games.push_back(random_bar(std::max(2, arg(1))));
    } else if (family == "tiny-every") {
        const std::vector<Bar> all = of_size(arg(1));
        if (arg(2) >= static_cast<int>(all.size())) return 0;
        games.push_back(all[arg(2)]);
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    std::cout << games.size() << "\n";
    for (const Bar& bar : games) std::cout << bar[0] << " " << bar[1] << " " << bar[2] << "\n";
}
