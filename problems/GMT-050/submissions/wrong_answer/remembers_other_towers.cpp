// Idea: the results of one tower are used for the next.
#include <cstdint>
#include <iostream>
#include <unordered_map>
#include <vector>

std::vector<std::uint32_t> falls;  // of each block itself and all that falls with it, as bits
std::unordered_map<std::uint32_t, bool> known;

bool won(std::uint32_t rest) {
    const auto found = known.find(rest);
    if (found != known.end()) return found->second;
    bool wins = false;
    for (std::uint32_t left = rest; left != 0 && !wins; left &= left - 1) wins = !won(rest & ~falls[__builtin_ctz(left)]);
    return known[rest] = wins;
}

int main() {
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int n, m;
        std::cin >> n >> m;
        std::vector<std::vector<int>> above(n);
        while (m-- > 0) {
            int u, v;
            std::cin >> u >> v;
            above[u].push_back(v);
        }
        falls.assign(n, 0);
        for (int block = n - 1; block >= 0; --block) {
            falls[block] = 1u << block;
            for (const int next : above[block]) falls[block] |= falls[next];
        }
        const std::uint32_t all = (1u << n) - 1;
        int moves = 0;
        for (int block = 0; block < n; ++block) moves += !won(all & ~falls[block]);
        if (moves > 0) std::cout << "First " << moves << '\n';
        else std::cout << "Second\n";
    }
}
