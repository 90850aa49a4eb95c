// Idea: any variable that helps may come in, and any row that limits it most may go out; here the first ones in the table.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <utility>
#include <vector>

using Int = long long;
using Row = std::vector<Int>;
using Matrix = std::vector<Row>;

const Int SHIFT = 20 + 1;  // makes all entries positive

// Column seeks the largest sum of weights y >= 0 so that no row gets more than 1. All fractions have the denominator d.
class Tableau {
public:
    explicit Tableau(const Matrix& matrix) : rows_(matrix.size()), columns_(matrix[0].size()), table_(matrix) {
        for (Row& row : table_) {
            for (Int& entry : row) entry += SHIFT;
            row.push_back(1);
        }
        table_.push_back(Row(columns_, -1));
        table_.back().push_back(0);
        basic_.resize(rows_);
        free_.resize(columns_);
        std::iota(free_.begin(), free_.end(), 0);            // weights of columns
        std::iota(basic_.begin(), basic_.end(), columns_);  // what rows get less than 1
        while (improve()) {
        }
    }

    Int sum() const { return table_[rows_][columns_]; }
    Int denominator() const { return d_; }

    std::vector<Int> row_weights() const {
        std::vector<Int> weights(rows_, 0);
        for (std::size_t j = 0; j < columns_; ++j)
            if (free_[j] >= columns_) weights[free_[j] - columns_] = table_[rows_][j];
        return weights;
    }

    std::vector<Int> column_weights() const {
        std::vector<Int> weights(columns_, 0);
        for (std::size_t i = 0; i < rows_; ++i)
            if (basic_[i] < columns_) weights[basic_[i]] = table_[i][columns_];
        return weights;
    }

private:
    std::size_t rows_, columns_;
    Matrix table_;
    std::vector<std::size_t> basic_, free_;  // which variable has a row of its own, and which is 0
    Int d_ = 1;

    bool improve() {
        std::size_t in = columns_;
        for (std::size_t j = 0; j < columns_; ++j)
            if (table_[rows_][j] < 0 && in == columns_) in = j;
        if (in == columns_) return false;
        std::size_t out = rows_;
        for (std::size_t i = 0; i < rows_; ++i) {
            if (table_[i][in] <= 0) continue;
            if (out == rows_) {
                out = i;
                continue;
            }
            const __int128 here = static_cast<__int128>(table_[i][columns_]) * table_[out][in];
            const __int128 best = static_cast<__int128>(table_[out][columns_]) * table_[i][in];
            if (here < best) out = i;
        }
        pivot(out, in);
        return true;
    }

    // All entries are subdeterminants of the beginning, so the division leaves nothing over.
    void pivot(std::size_t out, std::size_t in) {
        const Int p = table_[out][in];
        for (std::size_t i = 0; i <= rows_; ++i) {
            if (i == out) continue;
            for (std::size_t j = 0; j <= columns_; ++j) {
                if (j == in) continue;
                const __int128 product = static_cast<__int128>(table_[i][j]) * p - static_cast<__int128>(table_[i][in]) * table_[out][j];
                table_[i][j] = static_cast<Int>(product / d_);
            }
            table_[i][in] = -table_[i][in];
        }
        table_[out][in] = d_;
        d_ = p;
        std::swap(basic_[out], free_[in]);
    }
};

void print(Int sure, Int above, Int below, std::vector<Int> weights) {
    const Int common = std::gcd(above, below);
    Int divisor = 0;
    for (const Int weight : weights) divisor = std::gcd(divisor, weight);
    std::cout << sure << ' ' << above / common << '/' << below / common;
    for (const Int weight : weights) std::cout << ' ' << weight / divisor;
    std::cout << '\n';
}

int main() {
    int t;
    std::cin >> t;
    while (t-- > 0) {
        std::size_t m, n;
        std::cin >> m >> n;
        Matrix matrix(m, Row(n));
        Int lower = -SHIFT;
        Row worst(n, -SHIFT);  // of each column the most that Row can get there
        for (Row& row : matrix) {
            for (std::size_t j = 0; j < n; ++j) {
                std::cin >> row[j];
                worst[j] = std::max(worst[j], row[j]);
            }
            lower = std::max(lower, *std::min_element(row.begin(), row.end()));
        }
        const Int upper = *std::min_element(worst.begin(), worst.end());
        const Tableau solved(matrix);
        const Int below = solved.sum();
        const Int above = solved.denominator() - SHIFT * below;
        print(lower, above, below, solved.row_weights());
        print(upper, above, below, solved.column_weights());
    }
}
