// Accepts exactly: the number of cases T, then for each case N and N distinct impassable cells, Q and Q queries on other cells.
#include <set>
#include <utility>

#include "strict_input.h"

using Cell = std::pair<long long, long long>;

Cell cell(StrictInput& in) {
    const long long x = in.integer("X", 0, {{coordinate_max}});
    in.space();
    const long long y = in.integer("Y", 0, {{coordinate_max}});
    return {x, y};
}

int main() {
    StrictInput in;
    const long long t = in.integer("T", 1, {{t_max}});
    in.line_end();
    long long cells_left = {{n_sum_max}}, queries_left = {{q_sum_max}};
    for (long long i = 0; i < t; ++i) {
        const long long n = in.integer("N, with what the sum of all N leaves,", 0, cells_left);
        in.line_end();
        std::set<Cell> impassable;
        for (long long j = 0; j < n; ++j) {
            if (!impassable.insert(cell(in)).second) in.refuse("this impassable cell is listed twice");
            in.line_end();
        }
        const long long q = in.integer("Q, with what the sum of all Q leaves,", 1, queries_left);
        in.line_end();
        for (long long j = 0; j < q; ++j) {
            if (impassable.count(cell(in)) > 0) in.refuse("this query starts on an impassable cell");
            in.line_end();
        }
        cells_left -= n;
        queries_left -= q;
    }
    in.end();
    return ACCEPTED;
}
