// Accepts exactly: the number of games t, then a line of two numbers for each, one space between them.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    for (long long i = 0; i < t; ++i) in.row(2, "a number", 1, {{a_max}});
    in.end();
    return ACCEPTED;
}
