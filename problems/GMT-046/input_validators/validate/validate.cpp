// Accepts exactly: the number of games t, then for each a word of cells. Between two rocks stand at most one toad and at most one frog.
#include <algorithm>

#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    std::size_t cells_left = {{cells_sum_max}};
    for (long long i = 0; i < t; ++i) {
        const std::string cells = in.word("a row", ".#TF", 1, cells_left);
        for (std::size_t from = 0; from < cells.size();) {
            const std::size_t to = std::min(cells.find('#', from), cells.size());
            for (const char animal : {'T', 'F'})
                if (std::count(cells.begin() + from, cells.begin() + to, animal) > 1) in.refuse("two animals of one kind between two rocks");
            from = to + 1;
        }
        in.line_end();
        cells_left -= cells.size();
    }
    in.end();
    return ACCEPTED;
}
