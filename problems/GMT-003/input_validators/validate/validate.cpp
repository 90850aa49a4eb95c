// Accepts exactly: the number of games t, then t lines "d k" with 1 <= k <= d.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    for (long long i = 0; i < t; ++i) {
        const long long d = in.integer("d", 1, {{d_max}});
        in.space();
        in.integer("k", 1, d);
        in.line_end();
    }
    in.end();
    return ACCEPTED;
}
