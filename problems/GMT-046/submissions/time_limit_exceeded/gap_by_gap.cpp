// Idea: the values of all sections with a gap of 0, from them those with a gap of 1, and so on up to the gap that is asked for.
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

struct Value {
    int halves;
    bool star;
};

// What lies between two values that the two players can reach.
Value between(Value low, Value high) {
    if (low.star || high.star) return {0, false};
    if (low.halves == high.halves) return {0, true};
    if (low.halves < 0 && high.halves > 0) return {0, false};
    if (high.halves - low.halves == 2) return {(low.halves + high.halves) / 2, false};
    const int nearer = std::abs(low.halves) < std::abs(high.halves) ? low.halves : high.halves;
    const int whole = nearer - nearer % 2;
    return {low.halves >= 0 ? whole + 2 : whole - 2, false};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        std::string cells, section;
        std::cin >> cells;
        std::istringstream sections(cells);
        int halves = 0;
        bool star = false;
        while (std::getline(sections, section, '#')) {
            const int last = static_cast<int>(section.size()) - 1;
            const auto toad = section.find('T'), frog = section.find('F');
            if (toad == std::string::npos || frog == std::string::npos || frog < toad) {
                if (toad != std::string::npos) halves += 2 * (last - static_cast<int>(toad));
                if (frog != std::string::npos) halves -= 2 * static_cast<int>(frog);
                continue;
            }
            const int gap = static_cast<int>(frog - toad) - 1, more = last - static_cast<int>(frog) - static_cast<int>(toad);
            std::vector<Value> values;
            for (int x = more - gap; x <= more + gap; ++x) values.push_back({x > 1 ? 2 * x - 2 : x < -1 ? 2 * x + 2 : 0, false});
            for (; values.size() > 1; values.pop_back(), values.pop_back())
                for (std::size_t i = 0; i + 2 < values.size(); ++i) values[i] = between(values[i], values[i + 2]);
            halves += values[0].halves;
            star ^= values[0].star;
        }
        const bool first = halves > 0 || (halves == 0 && star), second = halves > 0 || (halves == 0 && !star);
        std::cout << (first ? "Toads" : "Frogs") << ' ' << (second ? "Toads" : "Frogs") << '\n';
    }
}
