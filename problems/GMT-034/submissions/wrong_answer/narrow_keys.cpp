// Idea: knows shapes by a bit for each square, in rows of four.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

// Games are known by numbers. left[g] and right[g] are the games that Vertical and Horizontal can leave of g.
using Options = std::set<int>;
std::vector<Options> left, right;
std::map<std::pair<Options, Options>, int> number_of, simplest_of;
std::unordered_map<long long, bool> less_known;
std::unordered_map<long long, int> sum_known;

long long pair_key(int a, int b) { return (static_cast<long long>(a) << 32) | b; }

int named(const Options& l, const Options& r) {
    const auto [place, is_new] = number_of.try_emplace({l, r}, static_cast<int>(left.size()));
    if (is_new) {
        left.push_back(l);
        right.push_back(r);
    }
    return place->second;
}

// Whether Horizontal is at least as well off in a as in b: Vertical, to move in a - b, cannot win.
bool less_or_equal(int a, int b) {
    const auto known = less_known.find(pair_key(a, b));
    if (known != less_known.end()) return known->second;
    const bool answer = std::none_of(left[a].begin(), left[a].end(), [b](int option) { return less_or_equal(b, option); })
            && std::none_of(right[b].begin(), right[b].end(), [a](int option) { return less_or_equal(option, a); });
    less_known[pair_key(a, b)] = answer;
    return answer;
}

// Replaces one option that the other player answers with something no worse than the whole game by what it then leads to.
bool bypass(Options& l, Options& r) {
    const int game = named(l, r);
    for (const int option : l)
        for (const int answer : right[option])
            if (less_or_equal(answer, game)) {
                l.erase(option);
                l.insert(left[answer].begin(), left[answer].end());
                return true;
            }
    for (const int option : r)
        for (const int answer : left[option])
            if (less_or_equal(game, answer)) {
                r.erase(option);
                r.insert(right[answer].begin(), right[answer].end());
                return true;
            }
    return false;
}

// The one game of fewest positions that is worth as much.
int simplest(Options l, Options r) {
    const std::pair<Options, Options> key(l, r);
    const auto known = simplest_of.find(key);
    if (known != simplest_of.end()) return known->second;
    while (bypass(l, r)) {
    }
    Options best_l, best_r;
    for (const int option : l)
        if (std::none_of(l.begin(), l.end(), [option](int other) { return other != option && less_or_equal(option, other); })) best_l.insert(option);
    for (const int option : r)
        if (std::none_of(r.begin(), r.end(), [option](int other) { return other != option && less_or_equal(other, option); })) best_r.insert(option);
    return simplest_of[key] = named(best_l, best_r);
}

int sum(int a, int b) {
    if (left[a].empty() && right[a].empty()) return b;
    if (left[b].empty() && right[b].empty()) return a;
    if (a > b) std::swap(a, b);
    const auto known = sum_known.find(pair_key(a, b));
    if (known != sum_known.end()) return known->second;
    Options l, r;
    for (const int option : Options(left[a])) l.insert(sum(option, b));
    for (const int option : Options(left[b])) l.insert(sum(a, option));
    for (const int option : Options(right[a])) r.insert(sum(option, b));
    for (const int option : Options(right[b])) r.insert(sum(a, option));
    return sum_known[pair_key(a, b)] = simplest(l, r);
}

using Squares = std::set<std::pair<int, int>>;  // row, column
std::map<unsigned, int> region_known;
int value(Squares squares);

// Takes the region of a square out of the others and moves it to the corner.
Squares taken_out(Squares& squares) {
    std::vector<std::pair<int, int>> found{*squares.begin()};
    squares.erase(squares.begin());
    int top = found[0].first, leftmost = found[0].second;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto [row, column] = found[i];
        top = std::min(top, row);
        leftmost = std::min(leftmost, column);
        for (const auto& next : {std::pair(row + 1, column), std::pair(row - 1, column), std::pair(row, column + 1), std::pair(row, column - 1)})
            if (squares.erase(next) == 1) found.push_back(next);
    }
    Squares region;
    for (const auto& [row, column] : found) region.insert({row - top, column - leftmost});
    return region;
}

Options after_placing(const Squares& region, int down, int across) {
    Options options;
    for (const auto& [row, column] : region) {
        if (region.count({row + down, column + across}) == 0) continue;
        Squares rest = region;
        rest.erase({row, column});
        rest.erase({row + down, column + across});
        options.insert(value(rest));
    }
    return options;
}

int region_value(const Squares& region) {
    unsigned shape = 0;
    for (const auto& [row, column] : region) shape |= 1u << (4 * row + column) % 32;
    const auto known = region_known.find(shape);
    if (known != region_known.end()) return known->second;
    const int worth = simplest(after_placing(region, 1, 0), after_placing(region, 0, 1));
    return region_known[shape] = worth;
}

int value(Squares squares) {
    int total = simplest({}, {});
    while (!squares.empty()) total = sum(total, region_value(taken_out(squares)));
    return total;
}

int main() {
    int boards;
    std::cin >> boards;
    const int zero = named({}, {});
    while (boards-- > 0) {
        int height, width;
        std::cin >> height >> width;
        Squares squares;
        for (int row = 0; row < height; ++row) {
            std::string line;
            std::cin >> line;
            for (int column = 0; column < width; ++column)
                if (line[column] == '.') squares.insert({row, column});
        }
        const int board = value(squares);
        std::cout << (less_or_equal(board, zero) ? "Horizontal" : "Vertical") << ' ' << (less_or_equal(zero, board) ? "Vertical" : "Horizontal") << '\n';
    }
}
