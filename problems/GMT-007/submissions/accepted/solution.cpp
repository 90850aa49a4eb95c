#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> values(n);
    for (long long& value : values) std::cin >> value;

    // lead[l]: what the player on turn can collect more than the other one from the piece that begins at l
    // and has the current length.
    std::vector<long long> lead = values;
    for (int length = 2; length <= n; ++length) {
        for (int l = 0; l + length <= n; ++l) {
            const int r = l + length - 1;
            lead[l] = std::max(values[l] - lead[l + 1], values[r] - lead[l]);
        }
    }

    const long long everything = std::accumulate(values.begin(), values.end(), 0LL);
    std::cout << (everything + lead[0]) / 2 << '\n';
}
