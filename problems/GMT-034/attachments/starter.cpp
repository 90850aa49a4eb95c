#include <bits/stdc++.h>

// Who wins if that player begins: "Vertical" or "Horizontal". rows[i][j] is '.' where a square is free, '#' where it is blocked.
std::string winner(const std::vector<std::string>& rows, bool verticalBegins) {
    // Write your solution here.
    return verticalBegins ? "Vertical" : "Horizontal";
}

int main() {
    int boards;
    std::cin >> boards;
    for (int i = 0; i < boards; i++) {
        int height, width;
        std::cin >> height >> width;
        std::vector<std::string> rows(height);
        for (std::string& row : rows) std::cin >> row;
        std::cout << winner(rows, true) << ' ' << winner(rows, false) << '\n';
    }
}
