// Idea: right, but the rest of the graph is never taken apart: each set of nodes is remembered as a whole.
#include <cstdint>
#include <iostream>
#include <vector>

std::vector<std::uint32_t> closed;  // of each node itself and its neighbours, as bits
std::vector<signed char> known;  // -1: not yet

int value(std::uint32_t rest) {
    if (known[rest] >= 0) return known[rest];
    std::uint32_t seen = 0;
    for (std::uint32_t left = rest; left != 0; left &= left - 1) seen |= 1u << value(rest & ~closed[__builtin_ctz(left)]);
    known[rest] = static_cast<signed char>(__builtin_ctz(~seen));
    return known[rest];
}

int main() {
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int n, m;
        std::cin >> n >> m;
        closed.assign(n, 0);
        known.assign(std::size_t{1} << n, -1);
        for (int node = 0; node < n; ++node) closed[node] = 1u << node;
        while (m-- > 0) {
            int u, v;
            std::cin >> u >> v;
            closed[u] |= 1u << v;
            closed[v] |= 1u << u;
        }
        const std::uint32_t all = (1u << n) - 1;
        int moves = 0;
        for (int node = 0; node < n; ++node) moves += value(all & ~closed[node]) == 0;
        if (moves > 0) std::cout << "First " << moves << '\n';
        else std::cout << "Second\n";
    }
}
