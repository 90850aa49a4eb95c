#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int n;
    std::cin >> n;
    int surplus = 0;  // piles that are black at both ends, minus those that are white at both
    for (int i = 0; i < n; ++i) {
        std::string pile;
        std::cin >> pile;
        if (pile.front() == pile.back()) surplus += pile.back() == 'B' ? 1 : -1;
    }
    std::cout << (surplus >= 0 ? "A" : "B") << '\n';
}
