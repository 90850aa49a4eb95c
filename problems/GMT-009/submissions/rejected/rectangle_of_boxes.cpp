// Stores the piles in a rectangle as high as the highest of them: n times the height is far too much memory.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<std::string> piles(n);
    std::size_t highest = 0;
    for (auto& pile : piles) {
        std::cin >> pile;
        highest = std::max(highest, pile.size());
    }
    std::vector<std::vector<char>> rectangle(n, std::vector<char>(highest, ' '));
    int surplus = 0;
    for (int i = 0; i < n; ++i) {
        std::copy(piles[i].begin(), piles[i].end(), rectangle[i].begin());
        const char top = rectangle[i][piles[i].size() - 1];
        if (rectangle[i][0] == top) surplus += top == 'B' ? 1 : -1;
    }
    std::cout << (surplus >= 0 ? "A" : "B") << '\n';
}
