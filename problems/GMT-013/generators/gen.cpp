// Halls with impassable cells, and queries on and beside their losing cells (random ones are nearly always Alice):
// gen.cpp FAMILY ARGUMENTS.
//   boards SIDE SEED                    every board of side * side cells, all its free cells asked
//   small CASES SIDE MOST_CELLS SEED    all free cells asked, two beyond the side
//   many CASES PATTERN CELLS COORDINATE QUERIES SEED
//   free-hall QUERIES SEED
//   tiny SIDE SEED
//   first-steps SIDE SEED               as tiny, and whoever begins can move
//   tiny-every SIDE INDEX
//   by-hand SEED
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

using Cell = std::pair<int64_t, int64_t>;

struct Case {
    std::set<Cell> impassable;
    std::vector<Cell> queries;
};

struct Diagonal {  // the losing cells (x + d, y + d) for 0 <= d < length
    int64_t x, y, length;
};

const int64_t COORDINATE_MAX = {{coordinate_max}};

std::mt19937_64 rng;

uint64_t below(uint64_t bound) { return rng() % bound; }
int64_t between(int64_t least, int64_t most) { return least + static_cast<int64_t>(below(most - least + 1)); }

// Winning columns as disjoint, non-touching intervals, left end -> right end.
struct Columns {
    std::map<int64_t, int64_t> intervals;

    int64_t first_outside(int64_t column) const {
        auto next = intervals.upper_bound(column);
        if (next == intervals.begin()) return column;
        auto before = std::prev(next);
        return before->second >= column ? before->second + 1 : column;
    }
    int64_t gap_length(int64_t column, int64_t most) const {
        auto next = intervals.lower_bound(column);
        return next == intervals.end() ? most : std::min(most, next->first - column);
    }
    void add(int64_t left, int64_t right) {
        auto next = intervals.lower_bound(left);
        if (next != intervals.end() && next->first == right + 1) {
            right = next->second;
            next = intervals.erase(next);
        }
        if (next != intervals.begin() && std::prev(next)->second == left - 1) std::prev(next)->second = right;
        else intervals[left] = right;
    }
    void remove(int64_t column) {
        auto next = intervals.upper_bound(column);
        if (next == intervals.begin()) return;
        auto [left, right] = *std::prev(next);
        if (right < column) return;
        intervals.erase(std::prev(next));
        if (left < column) intervals[left] = column - 1;
        if (column < right) intervals[column + 1] = right;
    }
};

std::vector<Diagonal> losing_diagonals(const std::set<Cell>& impassable, int64_t last_row) {
    std::vector<Diagonal> diagonals;
    Columns winning;
    auto free_rows = [&](int64_t x, int64_t rows) {
        while (rows > 0) {
            int64_t y = winning.first_outside(0);
            int64_t length = winning.gap_length(y, rows);
            diagonals.push_back({x, y, length});
            winning.add(y, y + length - 1);
            x += length;
            rows -= length;
        }
    };
    int64_t row = 0;
    for (auto it = impassable.begin(); it != impassable.end();) {
        int64_t x = it->first;
        free_rows(row, x - row);
        row = x + 1;
        int64_t from = 0;
        std::vector<int64_t> blocked;
        for (; it != impassable.end() && it->first == x; ++it) blocked.push_back(it->second);
        blocked.push_back(COORDINATE_MAX + 2);
        for (int64_t end : blocked) {
            int64_t y = winning.first_outside(from);
            if (from < end && y < end) {
                diagonals.push_back({x, y, 1});
                winning.add(y, y);
            }
            from = end + 1;
        }
        for (int64_t y : blocked) winning.remove(y);
    }
    if (row <= last_row) free_rows(row, last_row + 1 - row);
    return diagonals;
}

Cell any_cell(int64_t most) { return {between(0, most), between(0, most)}; }

// A cell on a losing diagonal, mostly at one of its ends, moved off it by one step in half of the cases.
Cell near_diagonal(const Diagonal& d) {
    int64_t last = std::min(d.length, COORDINATE_MAX + 1 - std::max(d.x, d.y)) - 1;
    if (last < 0) return any_cell(COORDINATE_MAX);
    int64_t step = below(3) == 0 ? 0 : below(2) == 0 ? last : between(0, last);
    Cell cell{d.x + step, d.y + step};
    switch (below(8)) {
        case 0: return {cell.first + 1, cell.second + 1};
        case 1: return {cell.first - 1, cell.second - 1};
        case 2: return {cell.first + between(-1, 1), cell.second};
        case 3: return {cell.first, cell.second + between(-1, 1)};
        default: return cell;
    }
}

bool may_be_asked(const Case& c, Cell cell, int64_t most) {
    return std::min(cell.first, cell.second) >= 0 && std::max(cell.first, cell.second) <= most && !c.impassable.count(cell);
}

void ask(Case& c, int64_t count, int64_t most) {
    std::vector<Diagonal> diagonals = losing_diagonals(c.impassable, most);
    std::set<Cell> asked;
    for (int64_t tries = 0; static_cast<int64_t>(c.queries.size()) < count; ++tries) {
        const bool settle = tries > 50 * count;  // so few cells are free that repeating one is all right
        Cell cell = settle || below(10) == 0 ? any_cell(most) : near_diagonal(diagonals[below(diagonals.size())]);
        if (may_be_asked(c, cell, most) && (asked.insert(cell).second || settle)) c.queries.push_back(cell);
    }
}

void ask_all(Case& c, int64_t most) {
    for (int64_t x = 0; x <= most; ++x)
        for (int64_t y = 0; y <= most; ++y)
            if (may_be_asked(c, {x, y}, most)) c.queries.push_back({x, y});
}

// `cells` cells with coordinates up to `most`, by the pattern's name.
std::set<Cell> pattern(const std::string& name, int64_t cells, int64_t most) {
    std::set<Cell> chosen;
    auto fill = [&](auto&& draw) {
        for (int64_t tries = 0; static_cast<int64_t>(chosen.size()) < cells && tries < 20 * cells + 100; ++tries) {
            Cell cell = draw();
            if (std::min(cell.first, cell.second) >= 0 && std::max(cell.first, cell.second) <= most) chosen.insert(cell);
        }
    };
    if (name == "uniform") {
        fill([&] { return any_cell(most); });
    } else if (name == "triangle") {  // below the diagonal, where columns are winning already: makes many holes
        fill([&] {
            int64_t x = between(0, most);
            return Cell{x, between(0, x)};
        });
    } else if (name == "near-diagonal") {
        fill([&] {
            int64_t x = between(0, most);
            return Cell{x, x + between(-3, 3)};
        });
    } else if (name == "few-rows") {
        std::vector<int64_t> rows;
        for (int i = 0; i < 5; ++i) rows.push_back(between(0, most));
        fill([&] { return Cell{rows[below(rows.size())], between(0, std::min(most, 3 * cells))}; });
    } else if (name == "few-columns") {
        std::vector<int64_t> columns;
        for (int i = 0; i < 5; ++i) columns.push_back(between(0, std::min(most, cells)));
        fill([&] { return Cell{between(0, std::min(most, 3 * cells)), columns[below(columns.size())]}; });
    } else if (name == "wall") {  // an anti-diagonal wall of neighbouring cells with gaps
        fill([&] {
            int64_t x = between(0, std::min(most, 2 * cells));
            return Cell{x, std::min(most, 2 * cells) - x};
        });
    } else if (name == "comb") {  // every second column of every second row, in a square
        int64_t side = 1;
        while (side * side < cells) ++side;
        for (int64_t i = 0; i < cells; ++i) chosen.insert({2 * (i / side) + 1, 2 * (i % side) + 1});
    } else if (name == "reopening") {  // above each losing cell of the free hall a cell that opens its column again, in every second row
        for (int64_t i = 0; i < cells; ++i) chosen.insert({3 * i + 2, below(2) ? i : 2 * i});
    } else if (name == "one-row") {
        int64_t x = between(1, most);
        fill([&] { return Cell{x, between(0, std::min(most, 2 * cells))}; });
    } else if (name == "one-column") {
        int64_t y = between(1, std::min<int64_t>(most, 50));
        fill([&] { return Cell{between(0, std::min(most, 2 * cells)), y}; });
    } else {
        std::cerr << "unknown pattern " << name << "\n";
        std::exit(1);
    }
    return chosen;
}

std::set<Cell> board(int64_t side, uint64_t mask) {
    std::set<Cell> cells;
    for (int64_t i = 0; i < side * side; ++i)
        if (mask >> i & 1) cells.insert({i / side, i % side});
    return cells;
}

// One query on one board: number `index` of all of them; no query past the last.
Case every_query(int64_t side, uint64_t index) {
    for (uint64_t mask = 0; mask + 1 < uint64_t{1} << (side * side); ++mask) {
        Case c{board(side, mask), {}};
        ask_all(c, side - 1);
        if (index < c.queries.size()) {
            c.queries = {c.queries[index]};
            return c;
        }
        index -= c.queries.size();
    }
    return {};
}

// One query on a board that is not all impassable.
Case tiny(int64_t side) {
    Case c;
    do {
        c = {pattern("uniform", below(side * side), side - 1), {}};
    } while (static_cast<int64_t>(c.impassable.size()) == side * side);
    ask(c, 1, side - 1);
    return c;
}

bool can_move(const Case& c) {
    const auto [x, y] = c.queries[0];
    return (x > 0 && !c.impassable.count({x - 1, y})) || (y > 0 && !c.impassable.count({x, y - 1}));
}

void print(const std::vector<Case>& cases) {
    std::string out = std::to_string(cases.size()) + "\n";
    auto line = [&](Cell cell) { out += std::to_string(cell.first) + " " + std::to_string(cell.second) + "\n"; };
    for (const Case& c : cases) {
        std::vector<Cell> cells(c.impassable.begin(), c.impassable.end());
        for (size_t i = cells.size(); i > 1; --i) std::swap(cells[i - 1], cells[below(i)]);
        out += std::to_string(cells.size()) + "\n";
        for (Cell cell : cells) line(cell);
        out += std::to_string(c.queries.size()) + "\n";
        for (Cell cell : c.queries) line(cell);
    }
    std::cout << out;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) -> int64_t { return std::stoll(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    std::vector<Case> cases;

    if (family == "boards") {
        for (uint64_t mask = 0; mask + 1 < uint64_t{1} << (arg(1) * arg(1)); ++mask) {
            cases.push_back({board(arg(1), mask), {}});
            ask_all(cases.back(), arg(1) - 1);
        }
    } else if (family == "small") {
        for (int64_t i = 0; i < arg(1); ++i) {
            cases.push_back({pattern("uniform", between(1, arg(3)), arg(2) - 1), {}});
            ask_all(cases.back(), arg(2) + 1);
        }
    } else if (family == "many") {
        for (int64_t i = 0; i < arg(1); ++i) {
            cases.push_back({pattern(args.at(2), arg(3), arg(4)), {}});
            ask(cases.back(), arg(5), std::min(COORDINATE_MAX, arg(4) + 5));
        }
    } else if (family == "free-hall") {
        cases.push_back({});
        ask(cases.back(), arg(1), COORDINATE_MAX);
    } else if (family == "tiny") {
        cases = {tiny(arg(1))};
    } else if (family == "first-steps") {
        do cases = {tiny(arg(1))};
        while (!can_move(cases[0]));
    } else if (family == "tiny-every") {
        cases = {every_query(arg(1), std::stoull(args.at(2)))};
        if (cases[0].queries.empty()) return 0;
    } else if (family == "by-hand") {
        cases = {{pattern("uniform", between(3, 5), 4), {}}};
        ask(cases.back(), 4, 5);
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    print(cases);
}
