// The values of small piles by definition; larger ones by what a period of four adds, whose length is not assumed but seen in the table.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <set>
#include <vector>

const int TABLE = 64;

int main() {
    std::vector<int64_t> values(TABLE);
    for (int pile = 0; pile < TABLE; ++pile) {
        std::set<int64_t> reached(values.begin(), values.begin() + pile);
        for (int part = 1; part < pile; ++part) reached.insert(values[part] ^ values[pile - part]);
        while (reached.count(values[pile]) > 0) ++values[pile];
    }
    int period = 1;
    const auto repeats = [&](int length) {
        for (int pile = 1; pile + length < TABLE; ++pile)
            if (values[pile + length] != values[pile] + length) return false;
        return true;
    };
    while (!repeats(period)) ++period;

    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        int64_t value = 0;
        for (int i = 0; i < n; ++i) {
            int64_t pile;
            std::cin >> pile;
            const int64_t periods = pile == 0 ? 0 : (pile - 1) / period;
            value ^= values[pile - periods * period] + periods * period;
        }
        std::cout << (value != 0 ? "First " : "Second ") << value << '\n';
    }
}
