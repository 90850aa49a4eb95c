// Cutcake: Vertical (First) cuts a piece between two columns, Horizontal (Second) between two rows. Who cannot has lost. Every game is played
// twice: Vertical begins, Horizontal begins. Pieces are kept in order of size; those that nobody can cut are forgotten.
#include <algorithm>
#include <iostream>
#include <tuple>
#include <utility>

#include "state_graph.h"

struct Pieces {
    bool vertical_moves;
    std::vector<std::pair<long long, long long>> pieces;  // rows and columns

    Pieces(bool vertical_moves, std::vector<std::pair<long long, long long>> all) : vertical_moves(vertical_moves), pieces(std::move(all)) {
        pieces.erase(std::remove(pieces.begin(), pieces.end(), std::pair<long long, long long>(1, 1)), pieces.end());
        std::sort(pieces.begin(), pieces.end());
    }

    bool operator<(const Pieces& other) const { return std::tie(vertical_moves, pieces) < std::tie(other.vertical_moves, other.pieces); }
    char mover() const { return vertical_moves ? 'F' : 'S'; }
    std::string board() const {
        std::string all;
        for (const auto& [rows, columns] : pieces) all += (all.empty() ? "" : " ") + std::to_string(rows) + "x" + std::to_string(columns);
        return all.empty() ? "1x1" : all;
    }
    long long payoff() const { return vertical_moves ? -1 : 1; }
    std::vector<Move<Pieces>> moves() const {
        std::vector<Move<Pieces>> all;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const auto [rows, columns] = pieces[i];
            const std::string piece = "piece " + std::to_string(i + 1);
            if (vertical_moves)
                for (long long cut = 1; cut < columns; ++cut)
                    all.push_back({"vertical: " + piece + " behind column " + std::to_string(cut), with(i, {rows, cut}, {rows, columns - cut})});
            else
                for (long long cut = 1; cut < rows; ++cut)
                    all.push_back({"horizontal: " + piece + " below row " + std::to_string(cut), with(i, {cut, columns}, {rows - cut, columns})});
        }
        return all;
    }

private:
    Pieces with(std::size_t i, std::pair<long long, long long> one, std::pair<long long, long long> other) const {
        auto next = pieces;
        next[i] = one;
        next.push_back(other);
        return Pieces(!vertical_moves, next);
    }
};

int main(int, char** arguments) {
    const long long most = most_positions(arguments);
    int t;
    std::cin >> t;
    std::vector<Pieces> starts;
    while (t-- > 0) {
        int n;
        std::cin >> n;
        std::vector<std::pair<long long, long long>> pieces(n);
        for (auto& [rows, columns] : pieces) {
            std::cin >> rows >> columns;
            if (rows >= most || columns >= most) {  // every smaller piece can be reached
                std::puts("state-graph 1 partizan");
                too_large();
            }
        }
        starts.emplace_back(true, pieces);
        starts.emplace_back(false, pieces);
    }
    StateGraph<Pieces>(most).print("partizan", starts);
}
