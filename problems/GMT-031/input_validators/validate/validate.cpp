// Accepts exactly: the number of games t, then for each n and a line of n numbers, what each edge stands on: another edge, or 0 for the
// ground. From every edge one comes down to the ground.
#include "strict_input.h"

#include <vector>

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    long long edges_left = {{n_sum_max}};
    for (long long i = 0; i < t; ++i) {
        const long long n = in.integer("n, with what the sum of all n leaves,", 1, edges_left);
        in.line_end();
        std::vector<long long> below(n + 1), branches(n + 1);
        for (long long edge = 1; edge <= n; ++edge) {
            if (edge > 1) in.space();
            below[edge] = in.integer("what an edge stands on", 0, n);
            ++branches[below[edge]];
        }
        std::vector<long long> tips;
        for (long long edge = 1; edge <= n; ++edge)
            if (branches[edge] == 0) tips.push_back(edge);
        long long taken_off = 0;
        while (!tips.empty()) {
            const long long under = below[tips.back()];
            tips.pop_back();
            ++taken_off;
            if (--branches[under] == 0 && under != 0) tips.push_back(under);
        }
        if (taken_off < n) in.refuse("from every edge one should come down to the ground, but some stand in a circle");
        in.line_end();
        edges_left -= n;
    }
    in.end();
    return ACCEPTED;
}
