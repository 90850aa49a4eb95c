#include <bits/stdc++.h>

// The winner if Vertical begins, and the winner if Horizontal begins. Cake i has rows[i] rows and columns[i] columns.
std::string answer(const std::vector<long long>& rows, const std::vector<long long>& columns) {
    // Write your solution here.
    return "Horizontal Vertical";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    for (int i = 0; i < games; i++) {
        int n;
        std::cin >> n;
        std::vector<long long> rows(n), columns(n);
        for (int cake = 0; cake < n; cake++) std::cin >> rows[cake] >> columns[cake];
        std::cout << answer(rows, columns) << '\n';
    }
}
