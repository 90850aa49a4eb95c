#include <bits/stdc++.h>

struct Cell {
    int x, y;
};

// For each start whether Alice wins.
std::vector<bool> alice_wins(const std::vector<Cell>& impassable, const std::vector<Cell>& starts) {
    std::vector<bool> wins(starts.size(), false);
    // Write your solution here.
    return wins;
}

std::vector<Cell> read_cells() {
    int count;
    std::cin >> count;
    std::vector<Cell> cells(count);
    for (Cell& cell : cells) std::cin >> cell.x >> cell.y;
    return cells;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases;
    std::cin >> cases;
    for (int i = 0; i < cases; i++) {
        std::vector<Cell> impassable = read_cells();
        std::vector<Cell> starts = read_cells();
        for (bool alice : alice_wins(impassable, starts)) std::cout << (alice ? "Alice" : "Bob") << '\n';
    }
}
