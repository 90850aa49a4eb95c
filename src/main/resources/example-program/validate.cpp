// Accepts exactly: a number t from 1 to 100, then t lines with one number from 0 to 100000 each.
// WRITE-ME what the statement says of the input, byte for byte; strict_input.h reads it.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, 100);
    in.line_end();
    for (long long i = 0; i < t; ++i) {
        in.integer("n", 0, 100000);
        in.line_end();
    }
    in.end();
    return ACCEPTED;
}
