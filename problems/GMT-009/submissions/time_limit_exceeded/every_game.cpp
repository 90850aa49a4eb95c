// Tries every move of every position, remembering nothing.
#include <iostream>
#include <string>
#include <vector>

std::vector<std::string> piles;

bool wins(char mine, char yours) {
    bool can_move = false;
    for (auto& pile : piles) {
        if (pile.empty() || pile.back() != mine) continue;
        can_move = true;
        const std::string before = pile;
        for (std::size_t left = 0; left < before.size(); ++left) {
            pile = before.substr(0, left);
            const bool good = !wins(yours, mine);
            pile = before;
            if (good) return true;
        }
    }
    return !can_move;
}

int main() {
    int n;
    std::cin >> n;
    piles.resize(n);
    for (auto& pile : piles) std::cin >> pile;
    std::cout << (wins('W', 'B') ? "A" : "B") << '\n';
}
