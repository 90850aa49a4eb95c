// WRITE-ME the reference solver: its answers are the truth.
#include <iostream>

int main() {
    int piles;
    std::cin >> piles;
    for (int i = 0; i < piles; ++i) {
        int stones;
        std::cin >> stones;
        std::cout << (stones % 3 == 0 ? "Second" : "First") << '\n';
    }
}
