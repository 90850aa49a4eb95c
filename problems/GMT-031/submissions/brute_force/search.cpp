// Searches the groves that cuts can leave, by the rules of the game alone.
#include <iostream>
#include <map>
#include <vector>

std::vector<int> below;
std::map<std::vector<bool>, bool> known;

std::vector<bool> without(std::vector<bool> standing, int cut) {
    for (int edge = 1; edge < static_cast<int>(below.size()); ++edge) {
        int at = edge;
        while (at != 0 && at != cut) at = below[at];
        if (at == cut) standing[edge] = false;
    }
    return standing;
}

bool mover_wins(const std::vector<bool>& standing) {
    const auto found = known.find(standing);
    if (found != known.end()) return found->second;
    bool wins = false;
    for (int edge = 1; edge < static_cast<int>(below.size()) && !wins; ++edge)
        if (standing[edge]) wins = !mover_wins(without(standing, edge));
    return known[standing] = wins;
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        below.assign(n + 1, 0);
        for (int edge = 1; edge <= n; ++edge) std::cin >> below[edge];
        known.clear();
        const std::vector<bool> all(n + 1, true);
        int chosen = 0;
        for (int edge = 1; edge <= n && chosen == 0; ++edge)
            if (!mover_wins(without(all, edge))) chosen = edge;
        if (chosen == 0) std::cout << "Second\n";
        else std::cout << "First " << chosen << '\n';
    }
}
