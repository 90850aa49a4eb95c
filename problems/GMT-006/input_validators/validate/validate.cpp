// Accepts exactly: the number of races t, then t lines "k n".
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    for (long long i = 0; i < t; ++i) {
        in.integer("k", 1, {{k_max}});
        in.space();
        in.integer("n", 1, {{n_max}});
        in.line_end();
    }
    in.end();
    return ACCEPTED;
}
