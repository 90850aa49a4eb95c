// Another way: no formula, but the definition. A section whose gap is 0 or 1 gets its value from what the two players can reach.
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>

// Twice the simplest number strictly between two numbers of which the doubles are known; they are at least half a move apart.
int simplest(int low, int high) {
    for (int whole = 0;; whole += 2) {
        if (low < whole && whole < high) return whole;
        if (low < -whole && -whole < high) return -whole;
        if (whole > std::abs(low) && whole > std::abs(high)) break;
    }
    return (low + high) / 2;
}

// A toad right in front of a frog. A jump moves the difference of the free cells behind them by two.
int adjacent(int more) { return simplest(2 * more - 4, 2 * more + 4); }

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        std::string cells, section;
        std::cin >> cells;
        std::istringstream sections(cells);
        int halves = 0, stars = 0;
        while (std::getline(sections, section, '#')) {
            const int length = static_cast<int>(section.size());
            const auto toad = section.find('T'), frog = section.find('F');
            const int ahead_of_toad = toad == std::string::npos ? 0 : length - 1 - static_cast<int>(toad);
            const int ahead_of_frog = frog == std::string::npos ? 0 : static_cast<int>(frog);
            if (toad == std::string::npos || frog == std::string::npos || frog < toad) {
                halves += 2 * (ahead_of_toad - ahead_of_frog);
                continue;
            }
            const int more = (length - 1 - ahead_of_frog) - (length - 1 - ahead_of_toad);
            if ((frog - toad) % 2 == 1) {
                halves += adjacent(more);
            } else {
                const int low = adjacent(more - 1), high = adjacent(more + 1);
                if (low == high) stars += 1;
                else halves += simplest(low, high);
            }
        }
        const bool first = halves > 0 || (halves == 0 && stars % 2 == 1);
        const bool second = halves > 0 || (halves == 0 && stars % 2 == 0);
        std::cout << (first ? "Toads" : "Frogs") << ' ' << (second ? "Toads" : "Frogs") << '\n';
    }
}
