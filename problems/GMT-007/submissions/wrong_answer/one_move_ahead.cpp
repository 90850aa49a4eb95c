// Both players compare the two ends by what the opponent can take at once in reply, and look no further.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> values(n);
    for (auto& value : values) std::cin >> value;
    long long totals[2] = {0, 0};
    for (int l = 0, r = n - 1, turn = 0; l <= r; ++turn) {
        const bool last = l == r;
        const long long left = values[l] - (last ? 0 : std::max(values[l + 1], values[r]));
        const long long right = values[r] - (last ? 0 : std::max(values[l], values[r - 1]));
        totals[turn % 2] += left >= right ? values[l++] : values[r--];
    }
    std::cout << totals[0] << '\n';
}
