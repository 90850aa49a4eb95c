// Plays for the last move, as in most games; here whoever has nothing to do wins.
#include <iostream>
#include <string>

int main() {
    int n;
    std::cin >> n;
    int surplus = 0;
    while (n-- > 0) {
        std::string pile;
        std::cin >> pile;
        if (pile.front() == pile.back()) surplus += pile.back() == 'W' ? 1 : -1;
    }
    std::cout << (surplus > 0 ? "A" : "B") << '\n';
}
