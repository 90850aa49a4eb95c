// Accepts exactly: "n m", then m lines "u v" on the nodes 0 to n-1; cycles, loops and parallel edges are allowed.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long n = in.integer("n", 1, {{n_max}});
    in.space();
    const long long m = in.integer("m", 0, {{m_max}});
    in.line_end();
    for (long long i = 0; i < m; ++i) {
        in.integer("u", 0, n - 1);
        in.space();
        in.integer("v", 0, n - 1);
        in.line_end();
    }
    in.end();
    return ACCEPTED;
}
