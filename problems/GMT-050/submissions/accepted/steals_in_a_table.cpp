// Another way: a table of all sets of blocks, smaller numbers first. A set in which one block rests on all others is won by strategy stealing.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int n, m;
        std::cin >> n >> m;
        std::vector<std::vector<bool>> below(n, std::vector<bool>(n));
        while (m-- > 0) {
            int u, v;
            std::cin >> u >> v;
            below[u][v] = true;
        }
        for (int via = 0; via < n; ++via)
            for (int u = 0; u < n; ++u)
                for (int v = 0; v < n; ++v)
                    if (below[u][via] && below[via][v]) below[u][v] = true;
        std::vector<unsigned> under(n, 0), over(n, 0);
        for (int u = 0; u < n; ++u)
            for (int v = 0; v < n; ++v)
                if (u == v || below[u][v]) {
                    under[v] |= 1u << u;
                    over[u] |= 1u << v;
                }
        std::vector<bool> won(std::size_t{1} << n, false);
        for (unsigned set = 1; set < won.size(); ++set) {
            int top = 0;
            while (set >> top > 1) ++top;
            bool wins = (set & ~under[top]) == 0;
            for (int block = 0; block < n && !wins; ++block) wins = (set >> block & 1) != 0 && !won[set & ~over[block]];
            won[set] = wins;
        }
        int moves = 0;
        for (int block = 0; block < n; ++block) moves += !won[(won.size() - 1) & ~static_cast<std::size_t>(over[block])];
        std::cout << (moves > 0 ? "First " + std::to_string(moves) : "Second") << '\n';
    }
}
