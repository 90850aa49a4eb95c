// Boards of Northcott's Game: gen.cpp FAMILY ARGUMENTS.
//   random T ROWS COLUMNS SEED     at most ROWS rows and COLUMNS columns
//   balanced T ROWS COLUMNS SEED   the xor of the gaps is 0; on every other board one token stands one cell farther away
//   room T ROWS COLUMNS SEED       rows with as much room behind the white token as a winning move back needs, or one cell less
//   corner T ROWS COLUMNS SEED     white tokens at the edge or one cell from it
//   around-bit T ROWS SEED         gaps around a power of two
//   one-random ROWS COLUMNS SEED   one board with so many rows and columns
//   one-balanced ROWS COLUMNS SEED
//   one-room ROWS COLUMNS SEED
//   all-wide ROWS COLUMNS          the tokens of each row at its two ends
//   all-win ROWS COLUMNS           every row has a winning move
//   all-close ROWS COLUMNS         the tokens of each row side by side
//   tiny SIZE SEED                 rows and columns are SIZE together
//   tiny-every SIZE INDEX          the INDEX-th board of every; nothing past the last one
//   every SIZE                     all boards whose rows and columns are SIZE together, "--" behind each
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Number = std::uint64_t;

std::mt19937_64 rng;

Number below(Number bound) { return rng() % bound; }
Number between(Number least, Number most) { return least + below(most - least + 1); }

struct Row {
    Number gap;
    Number room;  // behind the white token
    bool turned;  // white stands on the right
};

struct Board {
    Number columns = 2;
    std::vector<Row> rows;

    Number sum() const {
        Number sum = 0;
        for (const Row& row : rows) sum ^= row.gap;
        return sum;
    }
};

std::string said(const Board& board) {
    std::string out = std::to_string(board.rows.size()) + " " + std::to_string(board.columns) + "\n";
    for (const Row& row : board.rows) {
        const Number white = row.room + 1, black = white + row.gap + 1;
        const auto column = [&](Number place) { return std::to_string(row.turned ? board.columns + 1 - place : place); };
        out += column(white) + " " + column(black) + "\n";
    }
    return out;
}

void print(const std::vector<Board>& boards) {
    std::string out = std::to_string(boards.size()) + "\n";
    for (const Board& board : boards) out += said(board);
    std::cout << out;
}

Row row_with(Number gap, Number columns) { return {gap, below(columns - 1 - gap), below(2) == 0}; }

Board random_board(Number rows, Number columns) {
    Board board{columns, {}};
    for (Number i = 0; i < rows; ++i) board.rows.push_back(row_with(below(columns - 1), columns));
    return board;
}

// Gaps fit into the columns where they are all below the greatest power of two that does.
Board balanced_board(Number rows, Number columns) {
    Number bound = 1;
    while (bound * 2 <= columns - 1) bound *= 2;
    Board board{columns, {}};
    for (Number i = 0; i < rows; ++i) board.rows.push_back(row_with(below(bound), columns));
    Row& last = board.rows[below(rows)];
    last = row_with(last.gap ^ board.sum(), columns);
    return board;
}

Board unbalanced_board(Number rows, Number columns) {
    Board board = balanced_board(rows, columns);
    for (Row& row : board.rows)
        if (row.room > 0) {
            --row.room;
            ++row.gap;
            break;
        }
    return board;
}

Board board_with_room(Number rows, Number columns) {
    Board board = random_board(rows, columns);
    for (int tries = 0; board.sum() == 0 && tries < 9; ++tries) board = random_board(rows, columns);
    const Number sum = board.sum();
    for (Row& row : board.rows) {
        const Number target = row.gap ^ sum;
        const Number most = columns - 2 - row.gap;
        if (target > row.gap) row.room = std::min(most, target - row.gap - below(2));
    }
    return board;
}

Board corner_board(Number rows, Number columns) {
    Board board = random_board(rows, columns);
    for (Row& row : board.rows) row.room = std::min<Number>(below(2), columns - 2 - row.gap);
    return board;
}

Board around_bit(Number rows, unsigned bit) {
    const Number one = Number{1} << bit;
    Board board{3 * one, {}};
    for (Number i = 0; i < rows; ++i) {
        board.rows.push_back(row_with(one - 2 + below(4), board.columns));
        if (below(2) == 0) board.rows.back().room = below(4);
    }
    return board;
}

std::vector<Board> every(Number size) {
    std::vector<Board> boards;
    for (Number rows = 1; rows + 2 <= size; ++rows) {
        const Number columns = size - rows;
        std::vector<Row> kinds;
        for (Number gap = 0; gap + 2 <= columns; ++gap)
            for (Number room = 0; room + gap + 2 <= columns; ++room)
                for (const bool turned : {false, true}) kinds.push_back({gap, room, turned});
        std::vector<std::size_t> chosen(rows, 0);
        for (bool more = true; more;) {
            Board board{columns, {}};
            for (const std::size_t kind : chosen) board.rows.push_back(kinds[kind]);
            boards.push_back(board);
            std::size_t i = 0;
            while (i < rows && ++chosen[i] == kinds.size()) chosen[i++] = 0;
            more = i < rows;
        }
    }
    return boards;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](std::size_t i) { return std::stoull(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    std::vector<Board> boards;

    if (family == "random") {
        for (Number i = 0; i < arg(1); ++i) boards.push_back(random_board(between(1, arg(2)), between(std::min<Number>(3, arg(3)), arg(3))));
    } else if (family == "balanced") {
        for (Number i = 0; i < arg(1); ++i) {
            const Number rows = between(1, arg(2)), columns = between(std::min<Number>(3, arg(3)), arg(3));
            boards.push_back(i % 2 == 0 ? balanced_board(rows, columns) : unbalanced_board(rows, columns));
        }
    } else if (family == "room") {
        for (Number i = 0; i < arg(1); ++i) boards.push_back(board_with_room(arg(1) == 1 ? arg(2) : between(1, arg(2)), arg(3)));
    } else if (family == "corner") {
        for (Number i = 0; i < arg(1); ++i) boards.push_back(corner_board(between(1, arg(2)), arg(3)));
    } else if (family == "around-bit") {
        for (Number i = 0; i < arg(1); ++i) boards.push_back(around_bit(between(1, arg(2)), static_cast<unsigned>(between(29, 57))));
    } else if (family == "one-random") {
        boards.push_back(random_board(arg(1), arg(2)));
    } else if (family == "one-balanced") {
        boards.push_back(balanced_board(arg(1), arg(2)));
    } else if (family == "one-room") {
        boards.push_back(board_with_room(arg(1), arg(2)));
    } else if (family == "all-wide") {
        boards.push_back({arg(2), std::vector<Row>(arg(1), {arg(2) - 2, 0, false})});
    } else if (family == "all-win") {
        boards.push_back({arg(2), std::vector<Row>(arg(1), {1, 1, true})});
    } else if (family == "all-close") {
        boards.push_back({arg(2), std::vector<Row>(arg(1), {0, arg(2) / 2, false})});
    } else if (family == "tiny") {
        const Number rows = between(1, std::min<Number>(4, arg(1) - 2));
        boards.push_back(random_board(rows, arg(1) - rows));
    } else if (family == "tiny-every") {
        const std::vector<Board> all = every(arg(1));
        if (arg(2) >= all.size()) return 0;
        boards.push_back(all[arg(2)]);
    } else if (family == "every") {
        if (arg(1) > 7) return 1;
        for (const Board& board : every(arg(1))) {
            print({board});
            std::cout << "--\n";
        }
        return 0;
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    print(boards);
}
