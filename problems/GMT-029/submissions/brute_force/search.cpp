// Searches the positions that splits can leave, by the rules of the game alone.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

std::map<std::vector<int>, bool> known;

std::vector<int> after(std::vector<int> piles, std::size_t i, int part) {
    piles.push_back(piles[i] - part);
    piles[i] = part;
    piles.erase(std::remove_if(piles.begin(), piles.end(), [](int pile) { return pile < 3; }), piles.end());
    std::sort(piles.begin(), piles.end());
    return piles;
}

bool mover_wins(const std::vector<int>& piles) {
    const auto found = known.find(piles);
    if (found != known.end()) return found->second;
    bool wins = false;
    for (std::size_t i = 0; i < piles.size() && !wins; ++i)
        for (int part = 1; 2 * part < piles[i] && !wins; ++part) wins = !mover_wins(after(piles, i, part));
    return known[piles] = wins;
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int> piles(n);
        for (int& pile : piles) std::cin >> pile;
        int chosen = 0, chosen_part = 0;
        for (int i = 0; i < n; ++i)
            for (int part = 1; 2 * part < piles[i] && chosen == 0; ++part)
                if (!mover_wins(after(piles, i, part))) {
                    chosen = i + 1;
                    chosen_part = part;
                }
        if (chosen == 0) std::cout << "Second\n";
        else std::cout << "First pile " << chosen << " part " << chosen_part << '\n';
    }
}
