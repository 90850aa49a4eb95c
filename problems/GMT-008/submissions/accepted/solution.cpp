#include <algorithm>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> values(n);
    for (long long& value : values) std::cin >> value;

    // lead[l][r]: what the player on turn can collect more than the other one from the coins l to r.
    std::vector<std::vector<long long>> lead(n, std::vector<long long>(n));
    for (int l = n - 1; l >= 0; --l) {
        lead[l][l] = values[l];
        for (int r = l + 1; r < n; ++r) {
            lead[l][r] = std::max(values[l] - lead[l + 1][r], values[r] - lead[l][r - 1]);
        }
    }

    std::string line;
    int l = 0, r = n - 1;
    while (l < r) {
        const bool left_is_best = values[l] - lead[l + 1][r] == lead[l][r];
        line += left_is_best ? 'L' : 'R';
        left_is_best ? ++l : --r;
    }
    line += 'L';

    const long long everything = std::accumulate(values.begin(), values.end(), 0LL);
    std::cout << (everything + lead[0][n - 1]) / 2 << ' ' << line << '\n';
}
