// Takes no sums of values. The regions of a board that are worth no number are searched as they stand, moves in a number being the worst of
// all; the numbers are only added up, and decide once nothing else is left. Of games that are worth as much one stands for all.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

constexpr long long ONE = 1 << 20;  // numbers are counted in such parts of a move

// A sum: the regions that are worth no number, by what they are worth, and the sum of the numbers.
struct Sum {
    std::vector<int> hot;
    long long number;
    bool operator<(const Sum& other) const { return std::tie(hot, number) < std::tie(other.hot, other.number); }
    bool operator==(const Sum& other) const { return hot == other.hot && number == other.number; }
};

struct Value {
    std::array<std::vector<Sum>, 2> options;  // of Vertical and of Horizontal
    int opposite;                             // the number of the value that is this one with the players exchanged; -1 if it is not known
};

std::vector<Value> values;
std::map<std::pair<Sum, bool>, bool> won;
std::vector<Sum> worth;  // what each shape that was seen is worth

Sum with(Sum sum, const Sum& more) {
    sum.number += more.number;
    sum.hot.insert(sum.hot.end(), more.hot.begin(), more.hot.end());
    std::sort(sum.hot.begin(), sum.hot.end());
    return sum;
}

Sum opposite(const Sum& sum) {
    Sum other{{}, -sum.number};
    for (const int value : sum.hot) other.hot.push_back(values[value].opposite);
    std::sort(other.hot.begin(), other.hot.end());
    return other;
}

// A value and its opposite are worth nothing together.
Sum without_pairs(const Sum& sum) {
    Sum rest{{}, sum.number};
    std::vector<int> left = sum.hot;
    while (!left.empty()) {
        const int value = left.back();
        left.pop_back();
        const auto pair = std::find(left.begin(), left.end(), values[value].opposite);
        if (pair == left.end()) rest.hot.push_back(value);
        else left.erase(pair);
    }
    std::sort(rest.hot.begin(), rest.hot.end());
    return rest;
}

// player 0 is Vertical, for whom numbers above 0 are moves.
bool mover_wins(const Sum& given, int player) {
    const Sum sum = without_pairs(given);
    if (sum.hot.empty()) return player == 0 ? sum.number > 0 : sum.number < 0;
    const auto [place, is_new] = won.try_emplace({sum, player == 1}, false);
    if (!is_new) return place->second;
    bool wins = false;
    for (std::size_t i = 0; i < sum.hot.size() && !wins; ++i) {
        Sum rest = sum;
        rest.hot.erase(rest.hot.begin() + i);
        for (const Sum& option : values[sum.hot[i]].options[player]) wins = wins || !mover_wins(with(rest, option), 1 - player);
    }
    return place->second = wins;
}

// a >= b: in a - b Horizontal, who begins, does not win.
bool at_least(const Sum& a, const Sum& b) { return !mover_wins(with(a, opposite(b)), 1); }

// The number between all that Vertical and all that Horizontal can leave that needs fewest halvings, then the one nearest to 0. A game is
// worth that number if nobody wins by beginning in the game minus it; then it is asked for in every way that matters.
bool find_number(const std::array<std::vector<Sum>, 2>& options, long long& number) {
    const auto fits = [&options](long long candidate) {
        const Sum it{{}, candidate};
        return std::none_of(options[0].begin(), options[0].end(), [&it](const Sum& option) { return at_least(option, it); })
                && std::none_of(options[1].begin(), options[1].end(), [&it](const Sum& option) { return at_least(it, option); });
    };
    for (long long step = ONE; step >= ONE / 16; step /= 2)
        for (long long size = 0; size <= 8 * ONE; size += step)
            for (const long long candidate : {size, -size})
                if (fits(candidate)) {
                    number = candidate;
                    return true;
                }
    return false;
}

void drop_worse(std::vector<Sum>& options, bool vertical) {
    std::vector<Sum> best;
    for (const Sum& option : options) {
        const auto worse = [&](const Sum& a, const Sum& b) { return vertical ? at_least(b, a) : at_least(a, b); };
        if (std::any_of(best.begin(), best.end(), [&](const Sum& other) { return worse(option, other); })) continue;
        best.erase(std::remove_if(best.begin(), best.end(), [&](const Sum& other) { return worse(other, option); }), best.end());
        best.push_back(option);
    }
    std::sort(best.begin(), best.end());
    options = best;
}

std::map<std::array<std::vector<Sum>, 2>, Sum> sum_of;

Sum sum_for(std::array<std::vector<Sum>, 2> options) {
    drop_worse(options[0], true);
    drop_worse(options[1], false);
    const auto known = sum_of.find(options);
    if (known != sum_of.end()) return known->second;
    Sum sum{{}, 0};
    if (!find_number(options, sum.number)) {
        std::array<std::vector<Sum>, 2> exchanged;
        for (const Sum& option : options[1]) exchanged[0].push_back(opposite(option));
        for (const Sum& option : options[0]) exchanged[1].push_back(opposite(option));
        for (std::vector<Sum>& side : exchanged) std::sort(side.begin(), side.end());
        const int value = static_cast<int>(values.size());
        const bool own = exchanged == options;
        values.push_back({options, own ? value : value + 1});
        if (!own) {
            values.push_back({exchanged, value});
            sum_of[exchanged] = {{value + 1}, 0};
        }
        sum.hot = {value};
    }
    return sum_of[options] = sum;
}

using Squares = std::vector<std::pair<int, int>>;
std::map<Squares, Sum> known_regions;

Sum value_of(Squares squares);

Sum region_value(const Squares& region) {
    const auto known = known_regions.find(region);
    if (known != known_regions.end()) return known->second;
    std::array<std::vector<Sum>, 2> options;
    for (const int player : {0, 1})
        for (const auto& square : region) {
            const std::pair<int, int> second(square.first + (player == 0 ? 1 : 0), square.second + player);
            if (!std::binary_search(region.begin(), region.end(), second)) continue;
            Squares rest;
            for (const auto& other : region)
                if (other != square && other != second) rest.push_back(other);
            options[player].push_back(value_of(rest));
        }
    return known_regions[region] = sum_for(options);
}

Sum value_of(Squares squares) {
    Sum total{{}, 0};
    while (!squares.empty()) {
        Squares region{squares.back()};
        squares.pop_back();
        for (std::size_t i = 0; i < region.size(); ++i)
            for (std::size_t j = 0; j < squares.size();) {
                const int apart = std::abs(region[i].first - squares[j].first) + std::abs(region[i].second - squares[j].second);
                if (apart == 1) {
                    region.push_back(squares[j]);
                    squares.erase(squares.begin() + j);
                } else {
                    ++j;
                }
            }
        int top = region[0].first, left = region[0].second;
        for (const auto& [row, column] : region) {
            top = std::min(top, row);
            left = std::min(left, column);
        }
        for (auto& [row, column] : region) {
            row -= top;
            column -= left;
        }
        std::sort(region.begin(), region.end());
        total = with(total, region_value(region));
    }
    return without_pairs(total);
}

int main() {
    int boards;
    std::cin >> boards;
    while (boards-- > 0) {
        int height, width;
        std::cin >> height >> width;
        Squares squares;
        for (int row = 0; row < height; ++row) {
            std::string line;
            std::cin >> line;
            for (int column = 0; column < width; ++column)
                if (line[column] == '.') squares.push_back({row, column});
        }
        const Sum sum = value_of(squares);
        std::cout << (mover_wins(sum, 0) ? "Vertical " : "Horizontal ") << (mover_wins(sum, 1) ? "Horizontal" : "Vertical") << '\n';
    }
}
