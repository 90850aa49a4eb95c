#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

const int REGULAR_WITHIN = 600;
const int NOTHING_LEFT = 1, ONE_ROW_LEFT = 2, TWO_ROWS_LEFT = 4;

std::vector<int> values_of(const std::string& digits, int rows) {
    std::vector<int> values(rows, 0);
    for (int row = 1; row < rows; ++row) {
        std::vector<bool> reached(2048, false);
        for (int taken = 1; taken <= static_cast<int>(digits.size()) && taken <= row; ++taken) {
            const int digit = digits[taken - 1] - '0';
            const int rest = row - taken;
            if (digit & (rest == 0 ? NOTHING_LEFT : ONE_ROW_LEFT)) reached[values[rest]] = true;
            if (digit & TWO_ROWS_LEFT)
                for (int left = 1; left <= rest - left; ++left) reached[values[left] ^ values[rest - left]] = true;
        }
        while (reached[values[row]]) ++values[row];
    }
    return values;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::string code;
    std::cin >> t >> code;
    const std::string digits = code.substr(2);

    const int known = 2 * REGULAR_WITHIN + static_cast<int>(digits.size());
    const std::vector<int> values = values_of(digits, known);
    int first, period = 0;
    do {
        ++period;
        first = known - period;
        while (first > 1 && values[first - 1] == values[first - 1 + period]) --first;
    } while (first + period > REGULAR_WITHIN);

    while (t-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int64_t> rows(n);
        for (int64_t& row : rows) std::cin >> row;
        int value = 0;
        for (const int64_t row : rows) value ^= values[row < first ? row : first + (row - first) % period];
        std::cout << (value != 0 ? "First " : "Second ") << value << '\n';
    }
}
