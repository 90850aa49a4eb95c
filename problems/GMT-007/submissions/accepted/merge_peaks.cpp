// A second idea, in O(n log n): a coin at least as large as both neighbours merges with them into one coin of value
// left - peak + right. What is left falls and then rises, and there the larger end is always right.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> row;
    long long everything = 0;
    for (int coin = 0; coin < n; ++coin) {
        long long value;
        std::cin >> value;
        everything += value;
        row.push_back(value);
        for (std::size_t last = row.size() - 1; last >= 2; last = row.size() - 1) {
            if (row[last - 1] < row[last - 2] || row[last - 1] < row[last]) break;
            const long long merged = row[last - 2] - row[last - 1] + row[last];
            row.resize(last - 2);
            row.push_back(merged);
        }
    }
    std::sort(row.begin(), row.end(), std::greater<>());
    long long lead = 0;
    for (std::size_t turn = 0; turn < row.size(); ++turn) lead += turn % 2 == 0 ? row[turn] : -row[turn];
    std::cout << (everything + lead) / 2 << '\n';
}
