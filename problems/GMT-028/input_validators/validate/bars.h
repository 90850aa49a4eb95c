// Which bars of three rows are lost for whoever has to bite, by the rules alone.
#pragma once
#include <array>
#include <vector>

using Bar = std::array<int, 3>;  // squares in each row, from the lowest; no row is longer than the one below it

/// After a bite that leaves so many squares in a row, counted from 0: the rows above it are cut at the same place.
inline Bar after_bite(Bar bar, int row, int left) {
    for (int i = row; i < 3; ++i)
        if (bar[i] > left) bar[i] = left;
    return bar;
}

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
