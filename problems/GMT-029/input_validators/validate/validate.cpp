// Accepts exactly: the number of games t, then for each n and a line of n piles. All games together have so many piles and stones at most.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    long long piles_left = {{n_sum_max}}, stones_left = {{stones_max}};
    for (long long i = 0; i < t; ++i) {
        const long long n = in.integer("n, with what the sum of all n leaves,", 1, piles_left);
        in.line_end();
        for (long long j = 0; j < n; ++j) {
            if (j > 0) in.space();
            stones_left -= in.integer("a pile", 1, {{a_max}});
            if (stones_left < 0) in.refuse("all piles together should have at most {{stones_max}} stones");
        }
        in.line_end();
        piles_left -= n;
    }
    in.end();
    return ACCEPTED;
}
