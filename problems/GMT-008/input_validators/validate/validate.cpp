// Accepts exactly: the number of coins n, then one line with their n values, one space between two of them.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long n = in.integer("n", 1, {{n_max}});
    in.line_end();
    in.row(n, "a value", 0, {{value_max}});
    in.end();
    return ACCEPTED;
}
