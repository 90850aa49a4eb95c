// Accepts exactly: a line of the number of piles t, the size of the set m and its numbers, growing; then a line of the piles. One space stands
// between two of them.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.space();
    const long long m = in.integer("m", 1, {{s_max}});
    long long last = 0;
    for (long long i = 0; i < m; ++i) {
        in.space();
        last = in.integer("a number of the set", last + 1, {{s_max}});
    }
    in.line_end();
    in.row(t, "a pile", 0, {{n_max}});
    in.end();
    return ACCEPTED;
}
