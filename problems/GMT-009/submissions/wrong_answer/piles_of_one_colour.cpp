// Counts only the piles all of one colour: W against B. Widely believed, and wrong on the single pile WBW.
#include <iostream>
#include <string>

int main() {
    int n;
    std::cin >> n;
    int white = 0, black = 0;
    while (n-- > 0) {
        std::string pile;
        std::cin >> pile;
        if (pile.find('B') == std::string::npos) ++white;
        if (pile.find('W') == std::string::npos) ++black;
    }
    std::cout << (white <= black ? "A" : "B") << '\n';
}
