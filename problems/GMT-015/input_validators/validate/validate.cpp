// Accepts exactly: "n m", then m lines "u v" that form a directed acyclic graph on the nodes 0 to n-1; parallel edges are allowed.
#include "directed_graph.h"
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long n = in.integer("n", 1, {{n_max}});
    in.space();
    const long long m = in.integer("m", 0, {{m_max}});
    in.line_end();
    Successors successors(n);
    for (long long i = 0; i < m; ++i) {
        const long long u = in.integer("u", 0, n - 1);
        in.space();
        const long long v = in.integer("v", 0, n - 1);
        in.line_end();
        successors[u].push_back(static_cast<int>(v));
    }
    in.end();
    if (!is_acyclic(successors)) in.refuse("the edges contain a directed cycle");
    return ACCEPTED;
}
