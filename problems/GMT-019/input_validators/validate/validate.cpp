// Accepts exactly: the number of games t, then for each n and a line of its n piles, one space between two of them; whoever begins must be
// able to win each game, and all games together hold only so many stones.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    long long stones_left = {{stones_max}};
    for (long long i = 0; i < t; ++i) {
        const long long n = in.integer("n", 1, {{n_max}});
        in.line_end();
        long long nim_sum = 0;
        for (long long j = 0; j < n; ++j) {
            if (j > 0) in.space();
            const long long pile = in.integer("a pile", 1, {{a_max}});
            nim_sum ^= pile;
            stones_left -= pile;
        }
        if (nim_sum == 0) in.refuse("the player who begins should be able to win");
        if (stones_left < 0) in.refuse("there are more stones than {{stones_max}}");
        in.line_end();
    }
    in.end();
    return ACCEPTED;
}
