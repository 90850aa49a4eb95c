// Accepts exactly: the number of games t, then for each a line with the six numbers of its three pairs.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    for (long long i = 0; i < t; ++i) in.row(6, "a number", 1, {{a_max}});
    in.end();
    return ACCEPTED;
}
