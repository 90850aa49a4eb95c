// Accepts exactly: the number of piles t, then t lines with one pile each.
// WRITE-ME what the statement says of the input, byte for byte; strict_input.h reads it.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    for (long long i = 0; i < t; ++i) {
        in.integer("n", 0, {{n_max}});
        in.line_end();
    }
    in.end();
    return ACCEPTED;
}
