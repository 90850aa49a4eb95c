#include <cstdint>
#include <iostream>
#include <unordered_map>
#include <vector>

std::vector<std::uint32_t> closed;  // of each node itself and its neighbours, as bits
std::unordered_map<std::uint32_t, int> known;

int value_of_piece(std::uint32_t piece);

// All that hangs together with the lowest node of rest.
std::uint32_t first_piece(std::uint32_t rest) {
    std::uint32_t piece = rest & -rest, fresh = piece;
    while (fresh != 0) {
        std::uint32_t reached = 0;
        for (; fresh != 0; fresh &= fresh - 1) reached |= closed[__builtin_ctz(fresh)];
        fresh = reached & rest & ~piece;
        piece |= fresh;
    }
    return piece;
}

int value(std::uint32_t rest) {
    int all = 0;
    while (rest != 0) {
        const std::uint32_t piece = first_piece(rest);
        all ^= value_of_piece(piece);
        rest &= ~piece;
    }
    return all;
}

int value_of_piece(std::uint32_t piece) {
    const auto found = known.find(piece);
    if (found != known.end()) return found->second;
    std::uint32_t seen = 0;
    for (std::uint32_t left = piece; left != 0; left &= left - 1) seen |= 1u << value(piece & ~closed[__builtin_ctz(left)]);
    return known[piece] = __builtin_ctz(~seen);
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
        for (int node = 0; node < n; ++node) moves += value(all & ~closed[node]) == 0;
        if (moves > 0) std::cout << "First " << moves << '\n';
        else std::cout << "Second\n";
    }
}
