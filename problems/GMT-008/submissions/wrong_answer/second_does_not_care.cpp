// First's moves are optimal; Second takes the larger end, which need not be optimal for Second.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> values(n);
    long long everything = 0;
    for (auto& value : values) {
        std::cin >> value;
        everything += value;
    }
    std::vector<std::vector<long long>> lead(n, std::vector<long long>(n));
    for (int l = n - 1; l >= 0; --l) {
        lead[l][l] = values[l];
        for (int r = l + 1; r < n; ++r) {
            lead[l][r] = std::max(values[l] - lead[l + 1][r], values[r] - lead[l][r - 1]);
        }
    }
    std::string line;
    for (int l = 0, r = n - 1; l <= r;) {
        const bool first = line.size() % 2 == 0;
        const bool left = l == r || (first ? values[l] - lead[l + 1][r] == lead[l][r] : values[l] >= values[r]);
        line += left ? 'L' : 'R';
        left ? ++l : --r;
    }
    std::cout << (everything + lead[0][n - 1]) / 2 << ' ' << line << '\n';
}
