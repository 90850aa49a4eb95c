// Idea: let both answer best to all that the other has done so far; after a thousand rounds they mix well.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int m, n;
        std::cin >> m >> n;
        std::vector<std::vector<int>> a(m, std::vector<int>(n));
        int lower = -100, upper = 100;
        for (auto& row : a) {
            for (int& v : row) std::cin >> v;
            lower = std::max(lower, *std::min_element(row.begin(), row.end()));
        }
        for (int j = 0; j < n; j++) {
            int most = -100;
            for (int i = 0; i < m; i++) most = std::max(most, a[i][j]);
            upper = std::min(upper, most);
        }
        const int rounds = 1000;
        std::vector<int> x(m), y(n), gained(m), lost(n);
        for (int r = 0; r < rounds; r++) {
            int i = std::max_element(gained.begin(), gained.end()) - gained.begin();
            int j = std::min_element(lost.begin(), lost.end()) - lost.begin();
            x[i]++, y[j]++;
            for (int k = 0; k < m; k++) gained[k] += a[k][j];
            for (int k = 0; k < n; k++) lost[k] += a[i][k];
        }
        auto print = [&](int sure, int sum, const std::vector<int>& weights) {
            int common = std::gcd(sum, rounds);
            std::cout << sure << ' ' << sum / common << '/' << rounds / common;
            for (int w : weights) std::cout << ' ' << w;
            std::cout << '\n';
        };
        print(lower, *std::min_element(lost.begin(), lost.end()), x);
        print(upper, *std::max_element(gained.begin(), gained.end()), y);
    }
}
