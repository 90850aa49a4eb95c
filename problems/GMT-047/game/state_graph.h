// Prints the state graph of a game: every position that can be reached from the starts, each once, with all its moves (docs/games.md).
// Knows no game. A Position has: bool operator<, char mover(), std::string board(), std::vector<Move<Position>> moves() and, for where there
// are no moves, long long payoff().
#pragma once
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <utility>
#include <vector>

template <class Position>
struct Move {
    std::string name;
    Position to;
};

// What rules were told to print at most; they may ask before they begin.
inline long long most_positions(char** arguments) { return std::atoll(arguments[1]); }

[[noreturn]] inline void too_large() {
    std::puts("too-large");
    std::exit(EXIT_SUCCESS);
}

template <class Position>
class StateGraph {
public:
    explicit StateGraph(long long most) : most(most) {}

    void print(const char* kind, const std::vector<Position>& starts) {
        std::printf("state-graph 1 %s\nstarts", kind);
        for (const Position& start : starts) std::printf(" %zu", number(start));
        std::printf("\n");
        for (std::size_t next = 0; next < positions.size(); ++next) {
            const Position position = positions[next]->first;
            const std::string board = position.board();
            if (board.size() > LONGEST_BOARD) too_large();
            std::printf("%c %s\n", position.mover(), board.c_str());
            const std::vector<Move<Position>> moves = position.moves();
            if (moves.empty()) std::printf("= %lld\n", position.payoff());
            for (const Move<Position>& move : moves) {
                if (++moves_printed > MOVES_EACH * most) too_large();
                std::printf("> %zu %s\n", number(move.to), move.name.c_str());
            }
        }
        std::printf("end %zu\n", positions.size());
    }

private:
    static constexpr std::size_t LONGEST_BOARD = 1900;
    static constexpr long long MOVES_EACH = 10;

    const long long most;
    long long moves_printed = 0;
    std::map<Position, std::size_t> numbers;
    std::vector<typename std::map<Position, std::size_t>::const_iterator> positions;

    // Positions are numbered as they are found.
    std::size_t number(const Position& position) {
        const auto [place, is_new] = numbers.try_emplace(position, positions.size());
        if (is_new) {
            if (static_cast<long long>(positions.size()) >= most) too_large();
            positions.push_back(place);
        }
        return place->second;
    }
};
