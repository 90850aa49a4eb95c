// Treats every run as one move of a common game and looks at the parity of all moves.
#include <iostream>
#include <string>

int main() {
    int n;
    std::cin >> n;
    int runs = 0;
    while (n-- > 0) {
        std::string pile;
        std::cin >> pile;
        ++runs;
        for (std::size_t box = 1; box < pile.size(); ++box) runs += pile[box] != pile[box - 1];
    }
    std::cout << (runs % 2 == 0 ? "A" : "B") << '\n';
}
