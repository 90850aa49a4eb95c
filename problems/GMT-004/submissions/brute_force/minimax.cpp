// The definition and nothing else: plays every game to its end.
#include <iostream>
#include <vector>

std::vector<int> row;

bool moverWins(int l, int r, int last) {
    bool wins = false;
    if (l <= r && row[l] > last && !moverWins(l + 1, r, row[l])) wins = true;
    if (l <= r && row[r] > last && !moverWins(l, r - 1, row[r])) wins = true;
    return wins;
}

int main() {
    int n;
    std::cin >> n;
    row.resize(n);
    for (int& value : row) std::cin >> value;
    std::cout << (moverWins(0, n - 1, -1) ? "First" : "Second") << std::endl;
}
