// Accepts exactly: "n m", then m lines "u v" on the nodes 0 to n-1, in which no node is joined to itself and no two nodes are joined twice.
#include <algorithm>
#include <set>
#include <utility>

#include "strict_input.h"

int main() {
    StrictInput in;
    const long long n = in.integer("n", 1, {{n_max}});
    in.space();
    const long long m = in.integer("m", 0, {{m_max}});
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
    in.end();
    return ACCEPTED;
}
