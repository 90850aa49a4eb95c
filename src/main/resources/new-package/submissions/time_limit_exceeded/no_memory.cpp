// WRITE-ME programs that are too slow: here, positions are worked out again and again.
#include <iostream>

bool wins(int stones) {
    return (stones >= 1 && !wins(stones - 1)) || (stones >= 2 && !wins(stones - 2));
}

int main() {
    int piles = 0;
    std::cin >> piles;
    for (int i = 0; i < piles; ++i) {
        int stones = 0;
        std::cin >> stones;
        std::cout << (wins(stones) ? "First" : "Second") << '\n';
    }
}
