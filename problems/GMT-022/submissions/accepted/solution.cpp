#include <cstdint>
#include <iostream>
#include <set>
#include <vector>

const int64_t REGULAR_FROM = 71;
const int64_t PERIOD = 12;

std::vector<int> values_up_to(int most) {
    std::vector<int> values{0};
    for (int row = 1; row <= most; ++row) {
        std::set<int> reached;
        for (int left = 0; left < row; ++left) {
            reached.insert(values[left] ^ values[row - 1 - left]);
            if (left + 2 <= row) reached.insert(values[left] ^ values[row - 2 - left]);
        }
        int value = 0;
        while (reached.count(value) > 0) ++value;
        values.push_back(value);
    }
    return values;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const std::vector<int> values = values_up_to(REGULAR_FROM + PERIOD - 1);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        int value = 0;
        for (int i = 0; i < n; ++i) {
            int64_t row;
            std::cin >> row;
            value ^= values[row < REGULAR_FROM ? row : REGULAR_FROM + (row - REGULAR_FROM) % PERIOD];
        }
        std::cout << (value != 0 ? "First " : "Second ") << value << '\n';
    }
}
