// Accepts exactly: the number of games t, then for each n and a line of its n rows, one space between two of them.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    long long rows_left = {{n_sum_max}};
    for (long long i = 0; i < t; ++i) {
        const long long n = in.integer("n, with what the sum of all n leaves,", 1, rows_left);
        in.line_end();
        in.row(n, "a row", 1, {{a_max}});
        rows_left -= n;
    }
    in.end();
    return ACCEPTED;
}
