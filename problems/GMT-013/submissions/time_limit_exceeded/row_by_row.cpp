// Idea: sweep every row between the impassable cells, one by one, up to the last query: 10^9 steps.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <map>
#include <vector>

using Int = long long;
const Int NEVER = 1LL << 60;

std::map<Int, Int> winning;  // left end -> right end; no two intervals touch
std::map<std::pair<Int, Int>, Int> losing;  // (x - y, x) -> length
std::map<Int, Int> start_of;  // x - y -> x of its last diagonal

Int first_outside(Int column) {
    auto next = winning.upper_bound(column);
    if (next == winning.begin()) return column;
    return std::max(column, std::prev(next)->second + 1);
}

void add(Int left, Int right) {
    auto next = winning.lower_bound(left);
    if (next != winning.end() && next->first == right + 1) {
        right = next->second;
        next = winning.erase(next);
    }
    if (next != winning.begin() && std::prev(next)->second == left - 1) std::prev(next)->second = right;
    else winning[left] = right;
}

void remove(Int column) {
    auto next = winning.upper_bound(column);
    if (next == winning.begin() || std::prev(next)->second < column) return;
    auto [left, right] = *std::prev(next);
    winning.erase(left);
    if (left < column) winning[left] = column - 1;
    if (column < right) winning[column + 1] = right;
}

void free_rows(Int x, Int need) {
    for (; need > 0; --need, ++x) {
        Int y = first_outside(0);
        if (!losing.empty() && x > 0 && losing.count({x - y, start_of[x - y]}) && start_of[x - y] + losing[{x - y, start_of[x - y]}] == x) {
            ++losing[{x - y, start_of[x - y]}];
        } else {
            start_of[x - y] = x;
            losing[{x - y, x}] = 1;
        }
        add(y, y);
    }
}

void barred_row(Int x, const std::vector<Int>& barred) {
    Int from = 0;
    for (size_t i = 0; i <= barred.size(); ++i) {
        Int end = i < barred.size() ? barred[i] : NEVER;
        Int y = first_outside(from);
        if (from < end && y < end) {
            losing[{x - y, x}] = 1;
            add(y, y);
        }
        from = end + 1;
    }
    for (Int y : barred) remove(y);
}

bool is_losing(Int x, Int y) {
    auto after = losing.upper_bound({x - y, x});
    if (after == losing.begin()) return false;
    auto& [key, length] = *std::prev(after);
    return key.first == x - y && x < key.second + length;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases;
    std::cin >> cases;
    while (cases-- > 0) {
        winning.clear();
        losing.clear();
        start_of.clear();
        int n, q;
        std::cin >> n;
        std::map<Int, std::vector<Int>> rows;
        for (int i = 0; i < n; ++i) {
            Int x, y;
            std::cin >> x >> y;
            rows[x].push_back(y);
        }
        Int next_row = 0;
        for (auto& [x, barred] : rows) {
            std::sort(barred.begin(), barred.end());
            free_rows(next_row, x - next_row);
            barred_row(x, barred);
            next_row = x + 1;
        }
        std::cin >> q;
        std::vector<std::pair<Int, Int>> starts(q);
        Int last_row = 0;
        for (auto& [x, y] : starts) {
            std::cin >> x >> y;
            last_row = std::max(last_row, x);
        }
        free_rows(next_row, last_row + 1 - next_row);
        for (auto [x, y] : starts) {
            std::cout << (is_losing(x, y) ? "Bob\n" : "Alice\n");
        }
    }
}
