// Accepts exactly: the number of games t, then for each a line of its stones n and the limit m of the first move, one space between them.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    for (long long i = 0; i < t; ++i) {
        const long long n = in.integer("n", 1, {{n_max}});
        in.space();
        in.integer("m, which n bounds,", 1, n);
        in.line_end();
    }
    in.end();
    return ACCEPTED;
}
