// Accepts exactly: the number of games t and k, then for each game n and a line of its n piles, one space between two of them.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.space();
    in.integer("k", 1, {{k_max}});
    in.line_end();
    long long piles_left = {{n_sum_max}};
    for (long long i = 0; i < t; ++i) {
        const long long n = in.integer("n, with what the sum of all n leaves,", 1, piles_left);
        in.line_end();
        in.row(n, "a pile", 0, {{a_max}});
        piles_left -= n;
    }
    in.end();
    return ACCEPTED;
}
