// Solves the harder game: First's best total, which may be more than one class of places brings.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> values(n);
    long long sums[2] = {0, 0};
    for (int i = 0; i < n; ++i) {
        std::cin >> values[i];
        sums[i % 2] += values[i];
    }
    std::vector<long long> lead = values;
    for (int length = 2; length <= n; ++length) {
        for (int l = 0; l + length <= n; ++l) {
            lead[l] = std::max(values[l] - lead[l + 1], values[l + length - 1] - lead[l]);
        }
    }
    std::cout << (sums[0] > sums[1] ? "ODD " : "EVEN ") << (sums[0] + sums[1] + lead[0]) / 2 << '\n';
}
