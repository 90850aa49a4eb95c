// Accepts exactly: the number of games t, then for each its numbers of rows and columns, and for each row the columns of its two tokens.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    long long rows_left = {{n_sum_max}};
    for (long long i = 0; i < t; ++i) {
        const long long n = in.integer("n, with what the sum of all n leaves,", 1, rows_left);
        in.space();
        const long long m = in.integer("m", 2, {{m_max}});
        in.line_end();
        for (long long row = 0; row < n; ++row) {
            const long long white = in.integer("w", 1, m);
            in.space();
            const long long black = in.integer("b", 1, m);
            if (white == black) in.refuse("two tokens should stand on two cells");
            in.line_end();
        }
        rows_left -= n;
    }
    in.end();
    return ACCEPTED;
}
