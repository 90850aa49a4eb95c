// Assumes no period: takes the first that holds for so long that it must hold for ever, since a ball looks back at most two pins.
#include <cstdint>
#include <iostream>
#include <set>
#include <vector>

const int64_t MOST_HIT = 2;
const int64_t TABLE = 400;

int main() {
    std::vector<int> values(TABLE);
    for (int64_t row = 1; row < TABLE; ++row) {
        std::set<int> reached;
        for (int64_t hit = 1; hit <= MOST_HIT; ++hit)
            for (int64_t left = 0; left <= row - hit; ++left) reached.insert(values[left] ^ values[row - hit - left]);
        while (reached.count(values[row]) > 0) ++values[row];
    }
    int64_t from = 0, period = 1;
    const auto holds = [&] {
        const int64_t long_enough = 2 * from + period + MOST_HIT;
        for (int64_t row = from; row < long_enough; ++row)
            if (row + period >= TABLE || values[row] != values[row + period]) return false;
        return true;
    };
    while (!holds()) {
        if (++period > 40) {
            period = 1;
            ++from;
        }
    }

    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        int value = 0;
        for (int i = 0; i < n; ++i) {
            int64_t row;
            std::cin >> row;
            value ^= values[row < from ? row : from + (row - from) % period];
        }
        std::cout << (value != 0 ? "First " : "Second ") << value << '\n';
    }
}
