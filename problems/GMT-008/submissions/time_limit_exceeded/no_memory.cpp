// The right recursion without a table: two calls for every coin, again for every move.
#include <algorithm>
#include <iostream>
#include <string>
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
    std::string line;
    int l = 0, r = n - 1;
    const long long total = (everything + lead(l, r)) / 2;
    while (l < r) {
        const bool left = values[l] - lead(l + 1, r) >= values[r] - lead(l, r - 1);
        line += left ? 'L' : 'R';
        left ? ++l : --r;
    }
    std::cout << total << ' ' << line << "L\n";
}
