// Accepts exactly: the number of games t, then for each the number of its boards k and k lines: `graph n m v` and m edges on the nodes 1 to n, of
// which no two are the same. Cycles and loops are allowed.
#include <set>
#include <utility>

#include "strict_input.h"

int main() {
    StrictInput in;
    long long boards_left = {{k_sum_max}}, nodes_left = {{n_sum_max}}, edges_left = {{m_sum_max}};
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    for (long long game = 0; game < t; ++game) {
        const long long k = in.integer("k, with what the sum of all k leaves,", 1, boards_left);
        boards_left -= k;
        in.line_end();
        for (long long board = 0; board < k; ++board) {
            if (in.word("the word graph", "abcdefghijklmnopqrstuvwxyz", 1, 5) != "graph") in.refuse("expected the word graph");
            in.space();
            const long long n = in.integer("n, with what the sum of all n leaves,", 1, nodes_left);
            nodes_left -= n;
            in.space();
            const long long m = in.integer("m, with what the sum of all m leaves,", 0, edges_left);
            edges_left -= m;
            in.space();
            in.integer("v", 1, n);
            std::set<std::pair<long long, long long>> edges;
            for (long long i = 0; i < m; ++i) {
                in.space();
                const long long from = in.integer("where an edge begins", 1, n);
                in.space();
                const long long to = in.integer("where an edge ends", 1, n);
                if (!edges.emplace(from, to).second) in.refuse("an edge should be there once");
            }
            in.line_end();
        }
    }
    in.end();
    return ACCEPTED;
}
