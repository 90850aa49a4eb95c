// Accepts exactly: the number of games t, then for each a line with n and m and m lines with the two points of an edge, which are points 0 to n.
// Every point can be reached from point 0, the ground.
#include "strict_input.h"

#include <numeric>
#include <vector>

int top(std::vector<int>& up, int point) {
    while (up[point] != point) point = up[point] = up[up[point]];
    return point;
}

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    long long edges_left = {{m_sum_max}};
    for (long long i = 0; i < t; ++i) {
        const long long n = in.integer("n", 0, edges_left);
        in.space();
        const long long m = in.integer("m, with what the sum of all m leaves,", n > 0 ? n : 1, edges_left);
        in.line_end();
        std::vector<int> up(n + 1);
        std::iota(up.begin(), up.end(), 0);
        long long apart = n;
        for (long long edge = 0; edge < m; ++edge) {
            const int from = top(up, static_cast<int>(in.integer("a point", 0, n)));
            in.space();
            const int to = top(up, static_cast<int>(in.integer("a point", 0, n)));
            if (from != to) {
                up[from] = to;
                --apart;
            }
            if (edge + 1 == m && apart > 0) in.refuse("every point should be held by the ground, but some are not");
            in.line_end();
        }
        edges_left -= m;
    }
    in.end();
    return ACCEPTED;
}
