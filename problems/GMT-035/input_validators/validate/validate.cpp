// Accepts exactly: "n m", then m lines "u v" on the nodes 0 to n-1 (cycles, loops and parallel edges are allowed), then k, then the number of
// games t, then for each a line with its first node. The player who begins there must be able to draw, or to win with k moves.
#include "retrograde.h"
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long n = in.integer("n", 1, {{n_max}});
    in.space();
    const long long m = in.integer("m", 1, {{m_max}});
    in.line_end();
    std::vector<std::pair<int, int>> edges;
    for (long long i = 0; i < m; ++i) {
        const long long u = in.integer("u", 0, n - 1);
        in.space();
        const long long v = in.integer("v", 0, n - 1);
        in.line_end();
        edges.push_back({static_cast<int>(u), static_cast<int>(v)});
    }
    const long long k = in.integer("k", 1, {{k_max}});
    in.line_end();
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    const Solved solved(static_cast<int>(n), edges);
    for (long long i = 0; i < t; ++i) {
        const long long start = in.integer("s", 0, n - 1);
        if (!solved.is_fair(static_cast<int>(start), k)) in.refuse("the player who begins should be able to draw, or to win with k moves");
        in.line_end();
    }
    in.end();
    return ACCEPTED;
}
