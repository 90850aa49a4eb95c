// Boards for dominoes. Families (a region is a set of free squares that touch side to side):
//   every HEIGHT WIDTH                      all boards of that size without too large regions at once, as one input
//   every-of SQUARES                        each board of so many squares, an instance of its own
//   tiny-every SQUARES INDEX                the INDEX-th board of so many squares; nothing past the last one
//   tiny SQUARES SEED                       a random board of at most so many squares
//   random BOARDS SIDE PERCENT SEED         squares are free with that chance; regions that are too large are cut
//   packed BOARDS SIDE SMALLEST MOST SEED   random regions of SMALLEST to MOST squares, as many as fit
//   turned BOARDS SIDE SMALLEST MOST SEED   regions, each beside itself turned by a right angle; every other board has a region more
//   blocks BOARDS HEIGHT WIDTH HOLES SEED   rows and columns of equal rectangles, with at most so many holes in each
//   growth REGIONS SEED                     so many random regions of the largest size, eight to a board
//   by-hand HEIGHT WIDTH FEWEST MOST SEED   a board of so many free squares on which either player can move
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <utility>
#include <vector>

constexpr int MOST_SIDE = {{side_max}};
constexpr int MOST_IN_REGION = {{region_max}};
// As many of the largest as find room on a board without a long search.
constexpr int REGIONS_TOGETHER = 8;

using Square = std::pair<int, int>;
using Region = std::vector<Square>;
using Board = std::vector<std::string>;

std::mt19937_64 rng;

int below(int bound) { return static_cast<int>(rng() % static_cast<std::uint64_t>(bound)); }
int between(int least, int most) { return least + below(most - least + 1); }

Board blank(int height, int width, char square = '#') { return Board(height, std::string(width, square)); }

bool is_free(const Board& board, int row, int column) {
    return row >= 0 && column >= 0 && row < static_cast<int>(board.size()) && column < static_cast<int>(board[0].size()) && board[row][column] == '.';
}

Region region_at(const Board& board, Square start) {
    Region region{start};
    for (std::size_t i = 0; i < region.size(); ++i) {
        const auto [row, column] = region[i];
        for (const Square& next : {Square(row + 1, column), Square(row - 1, column), Square(row, column + 1), Square(row, column - 1)})
            if (is_free(board, next.first, next.second) && std::find(region.begin(), region.end(), next) == region.end()) region.push_back(next);
    }
    return region;
}

// Blocks random squares of regions that are too large.
void cut(Board& board) {
    for (int row = 0; row < static_cast<int>(board.size()); ++row)
        for (int column = 0; column < static_cast<int>(board[0].size()); ++column)
            while (board[row][column] == '.') {
                const Region region = region_at(board, {row, column});
                if (region.size() <= MOST_IN_REGION) break;
                const Square blocked = region[below(static_cast<int>(region.size()))];
                board[blocked.first][blocked.second] = '#';
            }
}

Region to_corner(Region region) {
    int top = region[0].first, left = region[0].second;
    for (const auto& [row, column] : region) {
        top = std::min(top, row);
        left = std::min(left, column);
    }
    for (auto& [row, column] : region) {
        row -= top;
        column -= left;
    }
    return region;
}

Region random_region(int squares) {
    Board room = blank(2 * squares + 1, 2 * squares + 1);
    Region region{{squares, squares}};
    room[squares][squares] = '.';
    while (static_cast<int>(region.size()) < squares) {
        auto [row, column] = region[below(static_cast<int>(region.size()))];
        const int way = below(4);
        row += way == 0 ? 1 : way == 1 ? -1 : 0;
        column += way == 2 ? 1 : way == 3 ? -1 : 0;
        if (room[row][column] == '.') continue;
        room[row][column] = '.';
        region.push_back({row, column});
    }
    return to_corner(region);
}

// By a right angle: what was upright for one player is so for the other now.
Region turned(Region region) {
    for (auto& [row, column] : region) row = -std::exchange(column, row);
    return to_corner(region);
}

// Whether it fits there and touches no other region.
bool fits(const Board& board, const Region& region, int top, int left) {
    for (const auto& [row, column] : region) {
        const int r = top + row, c = left + column;
        if (r >= static_cast<int>(board.size()) || c >= static_cast<int>(board[0].size())) return false;
        if (is_free(board, r, c) || is_free(board, r + 1, c) || is_free(board, r - 1, c) || is_free(board, r, c + 1) || is_free(board, r, c - 1)) return false;
    }
    return true;
}

bool put(Board& board, const Region& region) {
    std::vector<Square> places;
    for (int top = 0; top < static_cast<int>(board.size()); ++top)
        for (int left = 0; left < static_cast<int>(board[0].size()); ++left)
            if (fits(board, region, top, left)) places.push_back({top, left});
    if (places.empty()) return false;
    const auto [top, left] = places[below(static_cast<int>(places.size()))];
    for (const auto& [row, column] : region) board[top + row][left + column] = '.';
    return true;
}

Board packed(int side, int smallest, int most) {
    Board board = blank(side, side);
    for (int failures = 0; failures < 20;)
        if (!put(board, random_region(between(smallest, most)))) ++failures;
    return board;
}

// Worth 0, unless something is put beside it.
Board turned_pairs(int side, int smallest, int most, bool with_more) {
    Board board = blank(side, side);
    if (with_more) put(board, random_region(between(2, 5)));
    for (int failures = 0; failures < 10;) {
        const Region region = random_region(between(smallest, most));
        Board both = board;
        if (put(both, region) && put(both, turned(region))) board = both;
        else ++failures;
    }
    return board;
}

Board blocks(int height, int width, int holes) {
    Board board = blank(MOST_SIDE, MOST_SIDE);
    for (int top = 0; top + height <= MOST_SIDE; top += height + 1)
        for (int left = 0; left + width <= MOST_SIDE; left += width + 1) {
            for (int row = 0; row < height; ++row)
                for (int column = 0; column < width; ++column) board[top + row][left + column] = '.';
            for (int hole = below(holes + 1); hole > 0; --hole) board[top + below(height)][left + below(width)] = '#';
        }
    cut(board);
    return board;
}

// So many regions of the largest size, as far from each other as they happen to fall.
Board with_regions(int regions) {
    for (;;) {
        Board board = blank(MOST_SIDE, MOST_SIDE);
        int placed = 0;
        for (int failures = 0; placed < regions && failures < 20;)
            if (put(board, random_region(MOST_IN_REGION))) ++placed;
            else ++failures;
        if (placed == regions) return board;
    }
}

int placements(const Board& board, bool upright) {
    int count = 0;
    for (int row = 0; row < static_cast<int>(board.size()); ++row)
        for (int column = 0; column < static_cast<int>(board[0].size()); ++column)
            count += is_free(board, row, column) && is_free(board, row + (upright ? 1 : 0), column + (upright ? 0 : 1));
    return count;
}

Board by_hand(int height, int width, int fewest, int most) {
    for (;;) {
        Board board = blank(height, width);
        for (int free = between(fewest, most); free > 0;) {
            char& square = board[below(height)][below(width)];
            if (square == '.') continue;
            square = '.';
            --free;
        }
        cut(board);
        int free = 0;
        for (const std::string& row : board) free += static_cast<int>(std::count(row.begin(), row.end(), '.'));
        if (free >= fewest && placements(board, true) > 1 && placements(board, false) > 1) return board;
    }
}

Board numbered(int height, int width, std::uint64_t number) {
    Board board = blank(height, width);
    for (int i = 0; i < height * width; ++i)
        if (number >> i & 1) board[i / width][i % width] = '.';
    return board;
}

std::vector<Board> every(int height, int width) {
    std::vector<Board> boards;
    for (std::uint64_t number = 0; number >> (height * width) == 0; ++number) {
        const Board board = numbered(height, width, number);
        Board allowed = board;
        cut(allowed);
        if (allowed == board) boards.push_back(board);
    }
    return boards;
}

std::vector<Board> every_of(int squares) {
    std::vector<Board> boards;
    for (int height = 1; height <= std::min(squares, MOST_SIDE); ++height)
        if (squares % height == 0 && squares / height <= MOST_SIDE)
            for (const Board& board : every(height, squares / height)) boards.push_back(board);
    return boards;
}

std::string text(const std::vector<Board>& boards) {
    std::string out = std::to_string(boards.size()) + "\n";
    for (const Board& board : boards) {
        out += std::to_string(board.size()) + " " + std::to_string(board[0].size()) + "\n";
        for (const std::string& row : board) out += row + "\n";
    }
    return out;
}

int main(int argc, char** argv) {
    const std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.empty() ? "" : args[0];
    const auto arg = [&args](std::size_t i) { return std::stoi(args.at(i)); };
    if (!args.empty()) rng.seed(std::strtoull(args.back().c_str(), nullptr, 10));
    std::vector<Board> boards;

    if (family == "every") {
        boards = every(arg(1), arg(2));
    } else if (family == "every-of") {
        for (const Board& board : every_of(arg(1))) std::cout << text({board}) << "--\n";
        return 0;
    } else if (family == "tiny-every") {
        const std::vector<Board> all = every_of(arg(1));
        if (arg(2) >= static_cast<int>(all.size())) return 0;
        boards.push_back(all[arg(2)]);
    } else if (family == "tiny") {
        const int height = between(1, std::min(arg(1), MOST_SIDE));
        const int width = between(1, std::min(arg(1) / height, MOST_SIDE));
        boards.push_back(numbered(height, width, rng() | rng()));
        cut(boards.back());
    } else if (family == "random") {
        for (int i = 0; i < arg(1); ++i) {
            Board board = blank(between(1, arg(2)), between(1, arg(2)));
            for (std::string& row : board)
                for (char& square : row) square = below(100) < arg(3) ? '.' : '#';
            cut(board);
            boards.push_back(board);
        }
    } else if (family == "packed") {
        for (int i = 0; i < arg(1); ++i) boards.push_back(packed(arg(2), arg(3), arg(4)));
    } else if (family == "turned") {
        for (int i = 0; i < arg(1); ++i) boards.push_back(turned_pairs(arg(2), arg(3), arg(4), i % 2 == 1));
    } else if (family == "blocks") {
        for (int i = 0; i < arg(1); ++i) boards.push_back(blocks(arg(2), arg(3), arg(4)));
    } else if (family == "growth") {
        for (int left = arg(1); left > 0; left -= REGIONS_TOGETHER) boards.push_back(with_regions(std::min(left, REGIONS_TOGETHER)));
    } else if (family == "by-hand") {
        boards.push_back(by_hand(arg(1), arg(2), arg(3), arg(4)));
    } else {
        std::cerr << "gen: unknown family '" << family << "'; the head of gen.cpp lists them\n";
        return EXIT_FAILURE;
    }
    std::cout << text(boards);
}
