// Games of Toads and Frogs: gen.cpp FAMILY ARGUMENTS.
//   random T LENGTH SEED              rows of at most LENGTH cells
//   level T SECTIONS LENGTH SEED      nobody is ahead by a whole move: at most SECTIONS sections of at most LENGTH cells, and what evens them out
//   narrow T SECTIONS LENGTH SEED     sections of at most LENGTH cells in which the free cells behind toad and frog differ by one at most
//   one-long CELLS SEED               one game, one section, toad and frog at its ends or close to them
//   long-passed CELLS SEED            one game, two sections in which toad and frog have passed each other, one lead against the other
//   many-sections CELLS SEED          one game of narrow sections
//   rocks CELLS                       one game without anything but rocks
//   by-hand SECTIONS LENGTH SEED      one game of SECTIONS sections of at most LENGTH cells, nobody ahead by more than half a move
//   tiny SIZE SEED                    one game with SIZE cells
//   tiny-every SIZE INDEX             the INDEX-th game of every; nothing past the last one
//   every SIZE                        all games with SIZE cells, "--" behind each
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Sections = std::vector<std::string>;

std::mt19937_64 rng;

int below(int bound) { return static_cast<int>(rng() % static_cast<std::uint64_t>(bound)); }
int between(int least, int most) { return least + below(most - least + 1); }

template <class T> void shuffle(std::vector<T>& items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(static_cast<int>(i))]);
}

// A toad, a gap and a frog, with so many free cells behind the toad and behind the frog.
std::string facing(int behind_toad, int gap, int behind_frog) {
    return std::string(behind_toad, '.') + "T" + std::string(gap, '.') + "F" + std::string(behind_frog, '.');
}

std::string passed(int ahead_of_frog, int gap, int ahead_of_toad) {
    return std::string(ahead_of_frog, '.') + "F" + std::string(gap, '.') + "T" + std::string(ahead_of_toad, '.');
}

// Cells without rocks: both animals in most of them, in either order.
std::string section(int length) {
    std::string cells(length, '.');
    if (length == 0) return cells;
    const int kind = below(10), one = below(length), other = below(length);
    if (kind != 0) cells[std::min(one, other)] = kind < 7 ? 'T' : 'F';
    if (kind != 9 && kind != 1 && one != other) cells[std::max(one, other)] = kind < 7 ? 'F' : 'T';
    return cells;
}

std::string narrow(int most) {
    int behind_toad = below(most / 2 + 1), gap = below(most - most / 2);
    int behind_frog = std::max(0, behind_toad + between(-1, 1));
    while (behind_toad + gap + behind_frog + 2 > most && gap > 1) gap -= 2;
    while (behind_toad + gap + behind_frog + 2 > most && behind_toad > 0 && behind_frog > 0) --behind_toad, --behind_frog;
    return facing(behind_toad, gap, behind_frog);
}

// Twice the lead of Toads in a section; a star counts nothing.
int twice(const std::string& cells) {
    const int length = static_cast<int>(cells.size());
    const auto toad_at = cells.find('T'), frog_at = cells.find('F');
    const int toad = static_cast<int>(toad_at), frog = static_cast<int>(frog_at);
    if (toad_at == std::string::npos) return frog_at == std::string::npos ? 0 : -2 * frog;
    if (frog_at == std::string::npos) return 2 * (length - 1 - toad);
    if (frog < toad) return 2 * (length - 1 - toad - frog);
    const int more = length - 1 - frog - toad;
    if (std::abs(more) < 2) return (frog - toad) % 2 == 0 ? more : 0;
    return 2 * (more > 0 ? more - 1 : more + 1);
}

int twice(const Sections& sections) {
    int sum = 0;
    for (const std::string& one : sections) sum += twice(one);
    return sum;
}

// A section in which one player is ahead by so many whole moves.
std::string lead(int moves) {
    const int room = std::abs(moves), more = below(3);
    const int kind = below(3);
    if (kind == 0) return moves > 0 ? "T" + std::string(room, '.') : std::string(room, '.') + "F";
    if (kind == 1) return moves > 0 ? passed(more, below(3), more + room) : passed(more + room, below(3), more);
    return moves > 0 ? facing(more, below(4), more + room + 1) : facing(more + room + 1, below(4), more);
}

void level(Sections& sections) {
    const int whole = twice(sections) / 2;
    if (whole != 0) sections.push_back(lead(-whole));
    shuffle(sections);
}

std::string joined(const Sections& sections) {
    std::string row;
    for (std::size_t i = 0; i < sections.size(); ++i) row += (i > 0 ? "#" : "") + sections[i];
    return row.empty() ? "." : row;
}

bool allowed(const std::string& row) {
    int toads = 0, frogs = 0;
    for (const char cell : row) {
        if (cell == '#') toads = frogs = 0;
        toads += cell == 'T';
        frogs += cell == 'F';
        if (toads > 1 || frogs > 1) return false;
    }
    return true;
}

void extend(const std::string& row, std::size_t size, std::vector<std::string>& found) {
    if (!allowed(row)) return;
    if (row.size() == size) {
        found.push_back(row);
        return;
    }
    for (const char cell : {'.', 'T', 'F', '#'}) extend(row + cell, size, found);
}

std::vector<std::string> every(int size) {
    std::vector<std::string> found;
    extend("", size, found);
    return found;
}

void print(const std::vector<std::string>& games) {
    std::string out = std::to_string(games.size()) + "\n";
    for (const std::string& row : games) out += row + "\n";
    std::cout << out;
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](std::size_t i) { return std::stoi(args.at(i)); };
    rng.seed(std::stoull(args.back()));
    std::vector<std::string> games;

    if (family == "random") {
        for (int i = 0; i < arg(1); ++i) {
            Sections sections;
            for (int left = between(1, arg(2)); left > 0;) {
                const int length = below(2) == 0 ? between(0, std::min(left, 9)) : between(0, left);
                sections.push_back(section(length));
                left -= length + 1;
            }
            games.push_back(joined(sections));
        }
    } else if (family == "level") {
        for (int i = 0; i < arg(1); ++i) {
            Sections sections;
            for (int left = between(1, arg(2)); left > 0; --left) sections.push_back(section(between(0, arg(3))));
            level(sections);
            games.push_back(joined(sections));
        }
    } else if (family == "narrow") {
        for (int i = 0; i < arg(1); ++i) {
            Sections sections;
            for (int left = between(1, arg(2)); left > 0; --left) sections.push_back(narrow(arg(3)));
            if (i % 2 == 0) level(sections);
            games.push_back(joined(sections));
        }
    } else if (family == "one-long") {
        std::string row(arg(1), '.');
        row[below(std::min(arg(1) / 4, 3) + 1)] = 'T';
        row[arg(1) - 1 - below(std::min(arg(1) / 4, 3) + 1)] = 'F';
        games.push_back(row);
    } else if (family == "long-passed") {
        const int half = (arg(1) - 1) / 2, first = between(1, half / 2), second = between(1, half / 2);
        games.push_back(joined({passed(first, second, half - 2 - first - second), passed(half - 2 - first - second, second, first)}));
    } else if (family == "many-sections") {
        Sections sections;
        for (int left = arg(1); left >= 9;) {
            sections.push_back(narrow(8));
            left -= static_cast<int>(sections.back().size()) + 1;
        }
        games.push_back(joined(sections));
    } else if (family == "rocks") {
        games.push_back(std::string(arg(1), '#'));
    } else if (family == "by-hand") {
        Sections sections;
        do {
            sections.clear();
            for (int i = 0; i < arg(1); ++i) sections.push_back(section(between(2, arg(2))));
        } while (std::abs(twice(sections)) > 1 || joined(sections).find('T') == std::string::npos || joined(sections).find('F') == std::string::npos);
        games.push_back(joined(sections));
    } else if (family == "tiny") {
        const std::vector<std::string> all = every(between(1, arg(1)));
        games.push_back(all[below(static_cast<int>(all.size()))]);
    } else if (family == "tiny-every") {
        const std::vector<std::string> all = every(arg(1));
        if (arg(2) >= static_cast<int>(all.size())) return 0;
        games.push_back(all[arg(2)]);
    } else if (family == "every") {
        if (arg(1) > 8) return 1;
        for (const std::string& row : every(arg(1))) {
            print({row});
            std::cout << "--\n";
        }
        return 0;
    } else {
        std::cerr << "unknown family " << family << "\n";
        return 1;
    }
    print(games);
}
