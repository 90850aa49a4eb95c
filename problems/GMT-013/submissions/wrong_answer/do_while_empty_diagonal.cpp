// Idea: a do-while for the rows between two barred rows: where there is none, an empty diagonal is stored and hides the real one.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <map>
#include <vector>

using Int = long long;
const Int LAST_ROW = 1'000'000'000;
const Int NEVER = 1LL << 60;

std::map<Int, Int> winning;  // left end -> right end; no two intervals touch
std::map<std::pair<Int, Int>, Int> losing;  // (x - y, x) -> length

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
    do {
        Int y = first_outside(0);
        auto next = winning.lower_bound(y);
        Int length = next == winning.end() ? need : std::min(need, next->first - y);
        losing.insert({{x - y, x}, length});
        if (length > 0) add(y, y + length - 1);
        x += length;
        need -= length;
    } while (need > 0);
}

void barred_row(Int x, const std::vector<Int>& barred) {
    Int from = 0;
    for (size_t i = 0; i <= barred.size(); ++i) {
        Int end = i < barred.size() ? barred[i] : NEVER;
        Int y = first_outside(from);
        if (from < end && y < end) {
            losing.insert({{x - y, x}, 1});
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
        free_rows(next_row, LAST_ROW + 1 - next_row);
        std::cin >> q;
        while (q-- > 0) {
            Int x, y;
            std::cin >> x >> y;
            std::cout << (is_losing(x, y) ? "Bob\n" : "Alice\n");
        }
    }
}
