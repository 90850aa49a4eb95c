// By the rules alone: a table of all cells up to the queries while it is small, and the plain recursion where it is not.
#include <iostream>
#include <set>
#include <utility>
#include <vector>

const long long TABLE_MAX = 4'000'000;

std::set<std::pair<long long, long long>> impassable;
long long width, height;
std::vector<signed char> known;  // -1 not yet, else whether the mover wins; empty when the hall is too large

bool mover_wins(long long x, long long y) {
    if (!known.empty() && known[x * height + y] >= 0) return known[x * height + y];
    bool wins = false;
    long long left = x, below = y;
    while (left > 0 && !impassable.count({left - 1, y})) --left;
    while (below > 0 && !impassable.count({x, below - 1})) --below;
    for (long long to = left; to < x && !wins; ++to) wins = !mover_wins(to, y);
    for (long long to = below; to < y && !wins; ++to) wins = !mover_wins(x, to);
    if (!known.empty()) known[x * height + y] = wins;
    return wins;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases;
    std::cin >> cases;
    while (cases-- > 0) {
        impassable.clear();
        int n, q;
        std::cin >> n;
        for (int i = 0; i < n; ++i) {
            long long x, y;
            std::cin >> x >> y;
            impassable.insert({x, y});
        }
        std::cin >> q;
        std::vector<std::pair<long long, long long>> starts(q);
        width = height = 1;
        for (auto& [x, y] : starts) {
            std::cin >> x >> y;
            width = std::max(width, x + 1);
            height = std::max(height, y + 1);
        }
        known.assign(width <= TABLE_MAX / height ? width * height : 0, -1);
        for (auto [x, y] : starts) std::cout << (mover_wins(x, y) ? "Alice\n" : "Bob\n");
    }
}
