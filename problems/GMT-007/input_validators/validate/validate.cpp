// Accepts exactly: an even number of coins n, then one line with their n values, one space between two of them.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long n = in.integer("n", 2, {{n_max}});
    if (n % 2 != 0) in.refuse("n is " + std::to_string(n) + ", which is odd");
    in.line_end();
    in.row(n, "a value", 0, {{value_max}});
    in.end();
    return ACCEPTED;
}
