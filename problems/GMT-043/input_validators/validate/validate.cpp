// Accepts exactly: the number of games t, then for each n and n lines with the rows and the columns of a cake.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    long long cakes_left = {{n_sum_max}};
    for (long long i = 0; i < t; ++i) {
        const long long n = in.integer("n, with what the sum of all n leaves,", 1, cakes_left);
        in.line_end();
        for (long long cake = 0; cake < n; ++cake) {
            in.integer("h", 1, {{side_max}});
            in.space();
            in.integer("w", 1, {{side_max}});
            in.line_end();
        }
        cakes_left -= n;
    }
    in.end();
    return ACCEPTED;
}
