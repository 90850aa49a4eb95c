// Searches all boards that placements can leave, by the rules of the game alone.
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

using Board = std::vector<std::string>;
std::map<std::pair<Board, bool>, bool> known;

bool mover_wins(const Board& board, bool vertical) {
    const auto found = known.find({board, vertical});
    if (found != known.end()) return found->second;
    const std::size_t down = vertical ? 1 : 0, across = vertical ? 0 : 1;
    bool wins = false;
    for (std::size_t row = 0; row + down < board.size(); ++row)
        for (std::size_t column = 0; column + across < board[0].size(); ++column) {
            if (wins || board[row][column] != '.' || board[row + down][column + across] != '.') continue;
            Board next = board;
            next[row][column] = next[row + down][column + across] = '#';
            wins = !mover_wins(next, !vertical);
        }
    return known[{board, vertical}] = wins;
}

int main() {
    int boards;
    std::cin >> boards;
    while (boards-- > 0) {
        int height, width;
        std::cin >> height >> width;
        Board board(height);
        for (std::string& row : board) std::cin >> row;
        known.clear();
        std::cout << (mover_wins(board, true) ? "Vertical " : "Horizontal ") << (mover_wins(board, false) ? "Horizontal" : "Vertical") << '\n';
    }
}
