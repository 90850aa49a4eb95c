// Another way: a table with room for every set of nodes, filled where a play gets to. Pieces are found by walking along edges.
#include <algorithm>
#include <iostream>
#include <vector>

struct Game {
    int n;
    std::vector<std::vector<int>> neighbours;
    std::vector<signed char> table;

    explicit Game(int n) : n(n), neighbours(n), table(std::size_t{1} << n, -1) {}

    void walk(int node, unsigned& left, unsigned& piece) const {
        left &= ~(1u << node);
        piece |= 1u << node;
        for (const int next : neighbours[node])
            if (left >> next & 1) walk(next, left, piece);
    }

    unsigned without(unsigned set, int node) const {
        set &= ~(1u << node);
        for (const int next : neighbours[node]) set &= ~(1u << next);
        return set;
    }

    int value(unsigned set) {
        int sum = 0;
        for (int node = 0; node < n; ++node)
            if (set >> node & 1) {
                unsigned piece = 0;
                walk(node, set, piece);
                sum ^= value_of_piece(piece);
            }
        return sum;
    }

    int value_of_piece(unsigned piece) {
        if (table[piece] >= 0) return table[piece];
        std::vector<int> options;
        for (int node = 0; node < n; ++node)
            if (piece >> node & 1) options.push_back(value(without(piece, node)));
        std::sort(options.begin(), options.end());
        int mex = 0;
        for (const int option : options) mex += option == mex;
        table[piece] = static_cast<signed char>(mex);
        return mex;
    }
};

int main() {
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int n, m;
        std::cin >> n >> m;
        Game game(n);
        while (m-- > 0) {
            int u, v;
            std::cin >> u >> v;
            game.neighbours[u].push_back(v);
            game.neighbours[v].push_back(u);
        }
        int moves = 0;
        for (int node = 0; node < n; ++node) moves += game.value(game.without((1u << n) - 1, node)) == 0;
        std::cout << (moves > 0 ? "First " + std::to_string(moves) : "Second") << '\n';
    }
}
