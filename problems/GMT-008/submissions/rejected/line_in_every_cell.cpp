// Keeps the best game of every piece as a list of moves in its cell: O(n^3) memory.
#include <iostream>
#include <vector>

struct Game {
    long long mover = 0;
    long long other = 0;
    std::vector<int> moves;  // 0 left, 1 right; the last move first
};

Game after(const Game& rest, long long value, int move) {
    Game game{rest.other + value, rest.mover, rest.moves};
    game.moves.push_back(move);
    return game;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> values(n);
    for (auto& value : values) std::cin >> value;
    std::vector<std::vector<Game>> best(n + 1, std::vector<Game>(n + 1));
    for (int length = 1; length <= n; ++length) {
        for (int l = 0; l + length <= n; ++l) {
            const int end = l + length;
            Game left = after(best[l + 1][end], values[l], 0);
            Game right = after(best[l][end - 1], values[end - 1], 1);
            best[l][end] = left.mover >= right.mover ? left : right;
        }
    }
    const Game& game = best[0][n];
    std::cout << game.mover << ' ';
    for (auto move = game.moves.rbegin(); move != game.moves.rend(); ++move) std::cout << "LR"[*move];
    std::cout << '\n';
}
