// Accepts exactly: the number of games t, then for each "n m" and m lines "u v" with 0 <= u < v < n, no two of them the same.
#include <algorithm>
#include <set>
#include <utility>

#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    long long blocks_left = {{n_sum_max}};
    for (long long game = 0; game < t; ++game) {
        const long long n = in.integer("n, with what the sum of all n leaves,", 1, std::min<long long>({{n_max}}, blocks_left));
        blocks_left -= n;
        in.space();
        const long long m = in.integer("m", 0, n * (n - 1) / 2);
        in.line_end();
        std::set<std::pair<long long, long long>> pairs;
        for (long long i = 0; i < m; ++i) {
            const long long u = in.integer("u", 0, n - 2);
            in.space();
            const long long v = in.integer("v", u + 1, n - 1);
            if (!pairs.emplace(u, v).second) in.refuse("a pair should be named at most once");
            in.line_end();
        }
    }
    in.end();
    return ACCEPTED;
}
