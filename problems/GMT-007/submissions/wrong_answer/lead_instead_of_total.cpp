// Prints by how much First wins instead of what First collects.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> values(n);
    for (auto& value : values) std::cin >> value;
    std::vector<long long> lead = values;
    for (int length = 2; length <= n; ++length) {
        for (int l = 0; l + length <= n; ++l) {
            lead[l] = std::max(values[l] - lead[l + 1], values[l + length - 1] - lead[l]);
        }
    }
    std::cout << lead[0] << '\n';
}
