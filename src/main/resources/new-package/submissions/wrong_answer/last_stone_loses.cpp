// The player who takes the last stone loses: another game.
#include <iostream>

int main() {
    int piles = 0;
    std::cin >> piles;
    for (int i = 0; i < piles; ++i) {
        int stones = 0;
        std::cin >> stones;
        std::cout << (stones % 3 == 1 ? "Second" : "First") << '\n';
    }
}
