// Accepts exactly: "n m", then m lines "u v" that form a directed acyclic graph on the nodes 1 to n, then "a b" with a != b.
#include "directed_graph.h"
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long n = in.integer("n", 2, {{n_max}});
    in.space();
    const long long m = in.integer("m", 0, {{m_max}});
    in.line_end();
    Successors successors(n);
    for (long long i = 0; i < m; ++i) {
        const long long u = in.integer("u", 1, n);
        in.space();
        const long long v = in.integer("v", 1, n);
        in.line_end();
        successors[u - 1].push_back(static_cast<int>(v - 1));
    }
    const long long a = in.integer("a", 1, n);
    in.space();
    const long long b = in.integer("b", 1, n);
    if (a == b) in.refuse("both tokens stand on node " + std::to_string(a));
    in.line_end();
    in.end();
    if (!is_acyclic(successors)) in.refuse("the edges contain a directed cycle");
    return ACCEPTED;
}
