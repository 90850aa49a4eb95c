// Accepts exactly: the number of games t, then for each a line with the sizes of three piles.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    for (long long i = 0; i < t; ++i) in.row(3, "a pile", 0, {{a_max}});
    in.end();
    return ACCEPTED;
}
