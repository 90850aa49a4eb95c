// Accepts exactly: the number of boards t, then for each its rows and columns and a word of . and # for each row. No region of free
// squares that touch side to side is too large.
#include "strict_input.h"

#include <vector>

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    long long squares_left = {{squares_sum_max}};
    for (long long i = 0; i < t; ++i) {
        const long long height = in.integer("the number of rows", 1, {{side_max}});
        in.space();
        const long long width = in.integer("the number of columns", 1, {{side_max}});
        in.line_end();
        squares_left -= height * width;
        if (squares_left < 0) in.refuse("all boards together should have at most {{squares_sum_max}} squares");
        std::vector<std::string> rows;
        for (long long row = 0; row < height; ++row) {
            rows.push_back(in.word("a row", ".#", width, width));
            in.line_end();
        }
        for (long long row = 0; row < height; ++row)
            for (long long column = 0; column < width; ++column) {
                if (rows[row][column] != '.') continue;
                std::vector<std::pair<long long, long long>> region{{row, column}};
                rows[row][column] = '#';
                for (std::size_t next = 0; next < region.size(); ++next) {
                    const auto [r, c] = region[next];
                    const auto visit = [&](long long to_row, long long to_column) {
                        if (to_row < 0 || to_row >= height || to_column < 0 || to_column >= width || rows[to_row][to_column] != '.') return;
                        rows[to_row][to_column] = '#';
                        region.push_back({to_row, to_column});
                    };
                    visit(r - 1, c);
                    visit(r + 1, c);
                    visit(r, c - 1);
                    visit(r, c + 1);
                }
                if (region.size() > {{region_max}}) in.refuse("a region should have at most {{region_max}} squares, one of this board has " + std::to_string(region.size()));
            }
    }
    in.end();
    return ACCEPTED;
}
