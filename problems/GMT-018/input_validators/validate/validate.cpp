// Accepts exactly: the number of piles t and a line of them, then the size of the set m and a line of its numbers, growing; one space between
// two of them.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    in.row(t, "a pile", 0, {{n_max}});
    const long long m = in.integer("m", 1, {{s_max}});
    in.line_end();
    long long last = 0;
    for (long long i = 0; i < m; ++i) {
        if (i > 0) in.space();
        last = in.integer("a number of the set", last + 1, {{s_max}});
    }
    in.line_end();
    in.end();
    return ACCEPTED;
}
