// Lloyd Shapley and Robert Snow: some square part of the matrix, solved as if all its rows and columns were needed and made no difference to the
// other player, is the whole solution. Tries all of them and keeps the first that stands against every row and column of the matrix.
#include <algorithm>
#include <array>
#include <bit>
#include <iostream>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

using Int = long long;
using Matrix = std::vector<std::vector<Int>>;

const std::size_t SIDE = {{side_max}};
const Int SHIFT = {{entry_max}} + 1;

struct Mix {
    std::vector<Int> weights;  // of the part's rows
    Int sum = 0, determinant = 0;
};

// The weights that give every column of a square matrix the same, without fractions; none if the determinant is 0 or a weight is negative.
std::optional<Mix> equalizing(const Matrix& part) {
    const std::size_t k = part.size();
    std::array<std::array<Int, SIDE + 1>, SIDE> a;  // transposed, with ones on the right
    for (std::size_t i = 0; i < k; ++i) {
        for (std::size_t j = 0; j < k; ++j) a[j][i] = part[i][j];
        a[i][k] = 1;
    }
    Int d = 1;
    for (std::size_t c = 0; c < k; ++c) {
        std::size_t p = c;
        while (p < k && a[p][c] == 0) ++p;
        if (p == k) return std::nullopt;
        std::swap(a[p], a[c]);
        for (std::size_t i = 0; i < k; ++i) {
            if (i == c) continue;
            for (std::size_t j = c + 1; j <= k; ++j)
                a[i][j] = static_cast<Int>((static_cast<__int128>(a[i][j]) * a[c][c] - static_cast<__int128>(a[i][c]) * a[c][j]) / d);
        }
        d = a[c][c];
    }
    Mix mix;
    for (std::size_t i = 0; i < k; ++i) {
        const Int weight = d > 0 ? a[i][k] : -a[i][k];
        if (weight < 0) return std::nullopt;
        mix.weights.push_back(weight);
        mix.sum += weight;
    }
    mix.determinant = d > 0 ? d : -d;
    return mix;
}

Matrix transposed(const Matrix& matrix) {
    Matrix other(matrix[0].size(), std::vector<Int>(matrix.size()));
    for (std::size_t i = 0; i < matrix.size(); ++i)
        for (std::size_t j = 0; j < matrix[0].size(); ++j) other[j][i] = matrix[i][j];
    return other;
}

std::vector<Int> spread(const Mix& mix, unsigned chosen, std::size_t count) {
    std::vector<Int> weights(count, 0);
    std::size_t next = 0;
    for (std::size_t i = 0; i < count; ++i)
        if (chosen >> i & 1) weights[i] = mix.weights[next++];
    return weights;
}

// What the weights of the rows give against each column, times their sum.
std::vector<Int> results(const Matrix& matrix, const std::vector<Int>& weights) {
    std::vector<Int> all(matrix[0].size(), 0);
    for (std::size_t i = 0; i < matrix.size(); ++i)
        for (std::size_t j = 0; j < all.size(); ++j) all[j] += weights[i] * matrix[i][j];
    return all;
}

void print(Int sure, Int above, Int below, const std::vector<Int>& weights) {
    const Int common = std::gcd(above, below);
    std::cout << sure << ' ' << above / common << '/' << below / common;
    for (const Int weight : weights) std::cout << ' ' << weight;
    std::cout << '\n';
}

void solve(const Matrix& matrix) {
    const std::size_t m = matrix.size(), n = matrix[0].size();
    const Matrix columns = transposed(matrix);
    Int lower = -SHIFT, upper = 3 * SHIFT;
    for (const auto& row : matrix) lower = std::max(lower, *std::min_element(row.begin(), row.end()));
    for (const auto& column : columns) upper = std::min(upper, *std::max_element(column.begin(), column.end()));
    for (unsigned chosen_rows = 1; chosen_rows < 1u << m; ++chosen_rows)
        for (unsigned chosen = 1; chosen < 1u << n; ++chosen) {
            if (std::popcount(chosen_rows) != std::popcount(chosen)) continue;
            Matrix part;
            for (std::size_t i = 0; i < m; ++i) {
                if (!(chosen_rows >> i & 1)) continue;
                part.emplace_back();
                for (std::size_t j = 0; j < n; ++j)
                    if (chosen >> j & 1) part.back().push_back(matrix[i][j]);
            }
            const std::optional<Mix> x = equalizing(part);
            if (!x) continue;
            const std::optional<Mix> y = equalizing(transposed(part));
            if (!y) continue;
            const std::vector<Int> row_weights = spread(*x, chosen_rows, m), column_weights = spread(*y, chosen, n);
            const std::vector<Int> sure = results(matrix, row_weights), left = results(columns, column_weights);
            if (*std::min_element(sure.begin(), sure.end()) < x->determinant || *std::max_element(left.begin(), left.end()) > y->determinant) continue;
            const Int above = x->determinant - SHIFT * x->sum;
            print(lower - SHIFT, above, x->sum, row_weights);
            print(upper - SHIFT, above, x->sum, column_weights);
            return;
        }
}

int main() {
    int t;
    std::cin >> t;
    while (t-- > 0) {
        std::size_t m, n;
        std::cin >> m >> n;
        Matrix matrix(m, std::vector<Int>(n));
        for (auto& row : matrix)
            for (Int& entry : row) {
                std::cin >> entry;
                entry += SHIFT;
            }
        solve(matrix);
    }
}
