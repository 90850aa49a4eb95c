// Does not use the promise: makes the table longer until a period holds for so long that it must hold for ever.
#include <cstdint>
#include <iostream>
#include <set>
#include <string>
#include <vector>

struct OctalGame {
    std::string digits;
    std::vector<int> values{0};
    int64_t first = 1, period = 0;

    explicit OctalGame(const std::string& code) : digits(code.substr(2)) {
        while (!found()) grow();
    }

    int value(int64_t row) const { return values[row < first ? row : first + (row - first) % period]; }

private:
    int64_t size() const { return static_cast<int64_t>(values.size()); }

    void grow() {
        for (int64_t row = size(), end = 2 * size() + 8; row < end; ++row) {
            std::set<int> reached;
            for (int64_t taken = 1; taken <= static_cast<int64_t>(digits.size()); ++taken)
                for (int64_t left = 0; 2 * left <= row - taken; ++left) {
                    const int64_t right = row - taken - left;
                    const int rows_left = (left > 0 ? 1 : 0) + (right > 0 ? 1 : 0);
                    if ((digits[taken - 1] - '0') >> rows_left & 1) reached.insert(values[left] ^ values[right]);
                }
            int value = 0;
            while (reached.count(value) > 0) ++value;
            values.push_back(value);
        }
    }

    // A move takes at most as many pins as there are digits.
    bool found() {
        const int64_t most_taken = static_cast<int64_t>(digits.size());
        for (period = 1; 2 * period < size(); ++period) {
            first = size() - period;
            while (first > 1 && values[first - 1] == values[first - 1 + period]) --first;
            if (size() - period >= 2 * first + period + most_taken) return true;
        }
        return false;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::string code;
    std::cin >> t >> code;
    const OctalGame game(code);
    while (t-- > 0) {
        int n;
        std::cin >> n;
        int value = 0;
        while (n-- > 0) {
            int64_t row;
            std::cin >> row;
            value ^= game.value(row);
        }
        std::cout << (value != 0 ? "First " : "Second ") << value << '\n';
    }
}
