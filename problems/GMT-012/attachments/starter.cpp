#include <bits/stdc++.h>

// The cells that win when they are marked now, numbered from 1, in ascending order.
std::vector<int> winning_cells(const std::string& row) {
    // Write your solution here.
    return {};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int rows;
    std::cin >> rows;
    for (int i = 0; i < rows; i++) {
        std::string row;
        std::cin >> row;
        std::vector<int> cells = winning_cells(row);
        std::cout << (cells.empty() ? "LOSING" : "WINNING") << '\n';
        for (size_t j = 0; j < cells.size(); j++) std::cout << (j > 0 ? " " : "") << cells[j];
        std::cout << '\n';
    }
}
