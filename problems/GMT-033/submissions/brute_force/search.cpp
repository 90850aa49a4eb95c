// Searches what cuts can leave, by the rules of the game alone.
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

using Stalks = std::vector<std::string>;

std::map<std::pair<char, Stalks>, bool> known;

char other(char colour) { return colour == 'B' ? 'R' : 'B'; }

Stalks cut(Stalks stalks, std::size_t stalk, std::size_t edge) {
    stalks[stalk].resize(edge);
    return stalks;
}

bool mover_wins(char mover, const Stalks& stalks) {
    const auto found = known.find({mover, stalks});
    if (found != known.end()) return found->second;
    bool wins = false;
    for (std::size_t i = 0; i < stalks.size() && !wins; ++i)
        for (std::size_t edge = 0; edge < stalks[i].size() && !wins; ++edge)
            wins = stalks[i][edge] == mover && !mover_wins(other(mover), cut(stalks, i, edge));
    return known[{mover, stalks}] = wins;
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        Stalks stalks(n);
        for (std::string& stalk : stalks) std::cin >> stalk;
        known.clear();
        for (const char mover : {'B', 'R'}) {
            int chosen = 0, number = 0;
            for (std::size_t i = 0; i < stalks.size(); ++i)
                for (std::size_t edge = 0; edge < stalks[i].size(); ++edge) {
                    ++number;
                    if (chosen == 0 && stalks[i][edge] == mover && !mover_wins(other(mover), cut(stalks, i, edge))) chosen = number;
                }
            std::cout << ((mover == 'B') == (chosen > 0) ? "Blue" : "Red");
            if (chosen > 0) std::cout << ' ' << chosen;
            std::cout << '\n';
        }
    }
}
