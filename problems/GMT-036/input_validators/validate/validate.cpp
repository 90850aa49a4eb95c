// Accepts exactly: the number of games t, then for each its two rules, the number of heads n, and n lines with a row and a column, no two alike.
#include "strict_input.h"

#include <set>
#include <utility>

void rule(StrictInput& in) {
    const std::string name = in.word("a rule", "abcdefghijklmnopqrstuvwxyz", 1, 7);
    if (name != "turtles" && name != "mock" && name != "ruler") in.refuse("expected turtles, mock or ruler");
    in.space();
}

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    long long heads_left = {{n_sum_max}};
    for (long long game = 0; game < t; ++game) {
        rule(in);
        rule(in);
        const long long n = in.integer("n, with what the sum of all n leaves,", 1, heads_left);
        in.line_end();
        heads_left -= n;
        std::set<std::pair<long long, long long>> heads;
        for (long long i = 0; i < n; ++i) {
            const long long x = in.integer("a row", 1, {{a_max}});
            in.space();
            const long long y = in.integer("a column", 1, {{a_max}});
            if (!heads.emplace(x, y).second) in.refuse("a coin is named twice");
            in.line_end();
        }
    }
    in.end();
    return ACCEPTED;
}
