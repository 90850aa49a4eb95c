// Accepts exactly: the number of games t, then t lines with one number N each.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    for (long long i = 0; i < t; ++i) {
        in.integer("N", 1, {{n_max}});
        in.line_end();
    }
    in.end();
    return ACCEPTED;
}
