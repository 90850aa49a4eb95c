// Idea: search all that can follow, without a memory.
#include <algorithm>
#include <array>
#include <iostream>

using Bar = std::array<int, 3>;

Bar after(Bar bar, int row, int taken) {
    int left = bar[row] - taken;
    for (int i = row; i < 3; i++) bar[i] = std::min(bar[i], left);
    return bar;
}

bool wins(const Bar& bar, int& best, int& most) {
    if (bar[0] == 0) return true;
    for (int row = 0; row < 3; row++)
        for (int taken = 1; taken <= bar[row]; taken++) {
            int r, t;
            if (!wins(after(bar, row, taken), r, t)) {
                best = row;
                most = taken;
                return true;
            }
        }
    return false;
}

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        Bar bar;
        for (int& v : bar) std::cin >> v;
        while (bar[0] > 0) {
            int row, taken;
            if (!wins(bar, row, taken)) return 0;
            std::cout << row + 1 << ' ' << taken << std::endl;
            bar = after(bar, row, taken);
            if (!(std::cin >> row >> taken)) return 0;
            bar = after(bar, row - 1, taken);
        }
    }
}
