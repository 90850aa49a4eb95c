// Idea: a play lasts as long as the largest set of nodes without an edge between them; its parity decides.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <unordered_map>
#include <vector>

std::vector<std::uint32_t> closed;
std::unordered_map<std::uint32_t, int> known;

int longest(std::uint32_t rest) {
    if (rest == 0) return 0;
    const auto found = known.find(rest);
    if (found != known.end()) return found->second;
    const int node = __builtin_ctz(rest);
    int most = 1 + longest(rest & ~closed[node]);
    if ((closed[node] & rest) != 1u << node) most = std::max(most, longest(rest & ~(1u << node)));
    return known[rest] = most;
}

int main() {
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int n, m;
        std::cin >> n >> m;
        closed.assign(n, 0);
        known.clear();
        for (int node = 0; node < n; ++node) closed[node] = 1u << node;
        while (m-- > 0) {
            int u, v;
            std::cin >> u >> v;
            closed[u] |= 1u << v;
            closed[v] |= 1u << u;
        }
        const std::uint32_t all = (1u << n) - 1;
        int moves = 0;
        for (int node = 0; node < n; ++node) moves += longest(all & ~closed[node]) % 2 == 0;
        if (moves > 0) std::cout << "First " << moves << '\n';
        else std::cout << "Second\n";
    }
}
