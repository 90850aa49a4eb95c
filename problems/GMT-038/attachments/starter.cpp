#include <bits/stdc++.h>

struct Answer {
    int lower, upper;
    long long above, below;  // the value, reduced
    std::vector<long long> rows, columns;
};

Answer solve(const std::vector<std::vector<int>>& matrix) {
    // Write your solution here.
    const int m = matrix.size(), n = matrix[0].size();
    return {0, 0, 0, 1, std::vector<long long>(m, 1), std::vector<long long>(n, 1)};
}

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int m, n;
        std::cin >> m >> n;
        std::vector<std::vector<int>> matrix(m, std::vector<int>(n));
        for (auto& row : matrix)
            for (int& entry : row) std::cin >> entry;
        Answer a = solve(matrix);
        std::cout << a.lower << ' ' << a.above << '/' << a.below;
        for (long long w : a.rows) std::cout << ' ' << w;
        std::cout << '\n' << a.upper << ' ' << a.above << '/' << a.below;
        for (long long w : a.columns) std::cout << ' ' << w;
        std::cout << '\n';
    }
}
