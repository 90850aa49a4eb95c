// Idea: the right diagonals, but each query looks at them one by one.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <set>
#include <utility>
#include <vector>

const int64_t COORDINATE_MAX = 1'000'000'000;
const int64_t UNBOUNDED = 4 * COORDINATE_MAX;

using Cell = std::pair<int64_t, int64_t>;

struct Diagonal {  // the losing cells (x + d, y + d) for 0 <= d < length
    int64_t x, y, length;
    std::pair<int64_t, int64_t> key() const { return {x - y, x}; }
};

// Winning columns: those from which a move down the column reaches a losing cell. The columns are cut into blocks:
// block 2i + 1 is the i-th column with an impassable cell, block 2i the columns before it. In each block they are a prefix.
class WinningColumns {
public:
    explicit WinningColumns(const std::vector<int64_t>& cut_columns) {
        int64_t from = 0;
        for (int64_t column : cut_columns) {
            append({from, column - from, 0});
            append({column, 1, 0});
            from = column + 1;
        }
        append({from, UNBOUNDED, 0});
    }

    int first_open(int block) const { return *open.lower_bound(block); }
    int end() const { return static_cast<int>(blocks.size()); }

    // Fills up to `most` columns of the block, and says the first of them and their number.
    std::pair<int64_t, int64_t> fill(int block, int64_t most) {
        Block& b = blocks[block];
        int64_t first = b.first + b.filled;
        int64_t count = std::min(most, b.size - b.filled);
        b.filled += count;
        if (b.filled == b.size) open.erase(block);
        return {first, count};
    }

    void empty(int block) {
        blocks[block].filled = 0;
        open.insert(block);
    }

private:
    struct Block {
        int64_t first, size, filled;
    };
    std::vector<Block> blocks;
    std::set<int> open;  // the blocks that are not full

    void append(Block block) {
        if (block.size > 0) open.insert(static_cast<int>(blocks.size()));
        blocks.push_back(block);
    }
};

std::vector<int64_t> columns_of(const std::vector<Cell>& cells) {
    std::vector<int64_t> columns;
    for (const Cell& cell : cells) columns.push_back(cell.second);
    std::sort(columns.begin(), columns.end());
    columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
    return columns;
}

std::vector<Diagonal> losing_diagonals(std::vector<Cell> impassable) {
    std::sort(impassable.begin(), impassable.end());
    const std::vector<int64_t> columns = columns_of(impassable);
    WinningColumns winning(columns);
    std::vector<Diagonal> diagonals;

    auto lose = [&](int64_t x, int block, int64_t most) {
        auto [y, count] = winning.fill(block, most);
        diagonals.push_back({x, y, count});
        return count;
    };
    auto free_rows = [&](int64_t from, int64_t until) {
        while (from < until) from += lose(from, winning.first_open(0), until - from);
    };

    int64_t next_row = 0;
    for (size_t i = 0; i < impassable.size();) {
        const int64_t x = impassable[i].first;
        free_rows(next_row, x);
        next_row = x + 1;
        std::vector<int> barred;  // the blocks of this row's impassable cells
        for (; i < impassable.size() && impassable[i].first == x; ++i) {
            auto at = std::lower_bound(columns.begin(), columns.end(), impassable[i].second);
            barred.push_back(static_cast<int>(2 * (at - columns.begin()) + 1));
        }
        int piece_begin = 0;
        for (size_t k = 0; k <= barred.size(); ++k) {
            int piece_end = k < barred.size() ? barred[k] : winning.end();
            int block = winning.first_open(piece_begin);
            if (block < piece_end) lose(x, block, 1);
            piece_begin = piece_end + 1;
        }
        for (int block : barred) winning.empty(block);
    }
    free_rows(next_row, COORDINATE_MAX + 1);
    return diagonals;
}

bool is_losing(const std::vector<Diagonal>& diagonals, Cell cell) {
    for (const Diagonal& d : diagonals)
        if (d.x - d.y == cell.first - cell.second && d.x <= cell.first && cell.first < d.x + d.length) return true;
    return false;
}

std::vector<Cell> read_cells() {
    int count;
    std::cin >> count;
    std::vector<Cell> cells(count);
    for (auto& [x, y] : cells) std::cin >> x >> y;
    return cells;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases;
    std::cin >> cases;
    while (cases-- > 0) {
        std::vector<Diagonal> diagonals = losing_diagonals(read_cells());
        std::sort(diagonals.begin(), diagonals.end(), [](const Diagonal& a, const Diagonal& b) { return a.key() < b.key(); });
        for (const Cell& start : read_cells()) std::cout << (is_losing(diagonals, start) ? "Bob\n" : "Alice\n");
    }
}
