// Accepts exactly: the number of matrices t, then for each a line with its numbers of rows and columns, and a line for each row; one space
// between two numbers.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    for (long long matrix = 0; matrix < t; ++matrix) {
        const long long m = in.integer("m", 1, {{side_max}});
        in.space();
        const long long n = in.integer("n", 1, {{side_max}});
        in.line_end();
        for (long long row = 0; row < m; ++row) in.row(n, "an entry", -{{entry_max}}, {{entry_max}});
    }
    in.end();
    return ACCEPTED;
}
