// Accepts exactly: the number of games t, then t lines, each a rule, one space and a row of coins.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    std::size_t coins_left = {{n_sum_max}};
    for (long long i = 0; i < t; ++i) {
        const std::string rule = in.word("a rule", "abcdefghijklmnopqrstuvwxyz", 1, 7);
        if (rule != "turtles" && rule != "mock" && rule != "ruler") in.refuse("a rule should be turtles, mock or ruler, found " + rule);
        in.space();
        if (coins_left == 0) in.refuse("all rows together should have at most {{n_sum_max}} coins");
        coins_left -= in.word("a row, with what all rows together leave,", "HT", 1, coins_left).size();
        in.line_end();
    }
    in.end();
    return ACCEPTED;
}
