// The right recursion without a table: two calls for every coin.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<long long> values;

long long lead(int l, int r) {
    if (l == r) return values[l];
    return std::max(values[l] - lead(l + 1, r), values[r] - lead(l, r - 1));
}

int main() {
    int n;
    std::cin >> n;
    values.resize(n);
    long long everything = 0;
    for (auto& value : values) {
        std::cin >> value;
        everything += value;
    }
    std::cout << (everything + lead(0, n - 1)) / 2 << '\n';
}
