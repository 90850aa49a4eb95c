// Accepts exactly: "n m", then for each node its owner, E or O, and its priority, then m lines "u v" on the nodes 0 to n-1. Loops and parallel
// edges are allowed; every node must have an edge that leads out.
#include <algorithm>
#include <string>
#include <vector>

#include "strict_input.h"

int main() {
    StrictInput in;
    const long long n = in.integer("n", 1, {{n_max}});
    in.space();
    const long long m = in.integer("m", n, {{m_max}});
    in.line_end();
    for (long long i = 0; i < n; ++i) {
        in.word("the owner", "EO", 1, 1);
        in.space();
        in.integer("the priority", 0, {{p_max}});
        in.line_end();
    }
    std::vector<char> leaves(n);
    for (long long i = 0; i < m; ++i) {
        leaves[in.integer("u", 0, n - 1)] = true;
        in.space();
        in.integer("v", 0, n - 1);
        in.line_end();
    }
    const auto stuck = std::find(leaves.begin(), leaves.end(), false);
    if (stuck != leaves.end()) in.refuse("no edge leads out of node " + std::to_string(stuck - leaves.begin()));
    in.end();
    return ACCEPTED;
}
