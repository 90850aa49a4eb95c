// Idea: as in Nim, whoever takes the last square wins.
#include <algorithm>
#include <array>
#include <iostream>

using Bar = std::array<int, 3>;
bool won[101][101][101];

Bar after(Bar bar, int row, int taken) {
    int left = bar[row] - taken;
    for (int i = row; i < 3; i++) bar[i] = std::min(bar[i], left);
    return bar;
}

bool bite(const Bar& bar, int& row, int& taken) {
    for (row = 0; row < 3; row++)
        for (taken = 1; taken <= bar[row]; taken++) {
            Bar n = after(bar, row, taken);
            if (!won[n[0]][n[1]][n[2]]) return true;
        }
    return false;
}

int main() {
    int row, taken;
    for (int a = 1; a <= 100; a++)
        for (int b = 0; b <= a; b++)
            for (int c = 0; c <= b; c++) won[a][b][c] = bite({a, b, c}, row, taken);
    int t;
    std::cin >> t;
    while (t--) {
        Bar bar;
        for (int& v : bar) std::cin >> v;
        while (bar[0] > 0 && bite(bar, row, taken)) {
            std::cout << row + 1 << ' ' << taken << std::endl;
            bar = after(bar, row, taken);
            if (!(std::cin >> row >> taken)) return 0;
            bar = after(bar, row - 1, taken);
        }
    }
}
