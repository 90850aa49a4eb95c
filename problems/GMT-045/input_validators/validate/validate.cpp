// Accepts exactly: the number of games t, then for each "n m" and m lines "u v" on the nodes 0 to n-1, in which no node is joined to itself and
// no two nodes are joined twice.
#include <algorithm>
#include <set>
#include <utility>

#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    long long nodes_left = {{n_sum_max}};
    for (long long game = 0; game < t; ++game) {
        const long long n = in.integer("n, with what the sum of all n leaves,", 1, std::min<long long>({{n_max}}, nodes_left));
        nodes_left -= n;
        in.space();
        const long long m = in.integer("m", 0, n * (n - 1) / 2);
        in.line_end();
        std::set<std::pair<long long, long long>> joined;
        for (long long i = 0; i < m; ++i) {
            const long long u = in.integer("u", 0, n - 1);
            in.space();
            const long long v = in.integer("v", 0, n - 1);
            if (u == v) in.refuse("an edge should join two nodes");
            if (!joined.insert(std::minmax(u, v)).second) in.refuse("two nodes should be joined at most once");
            in.line_end();
        }
    }
    in.end();
    return ACCEPTED;
}
