// Matrices. First argument: the family; the last one is the seed. T is how many, M rows, N columns, entries from -HIGHEST to HIGHEST.
//   random T M N HIGHEST SEED       whatever chance says
//   sizes T SIDE HIGHEST SEED       of any size up to SIDE by SIDE
//   saddles T M N HIGHEST SEED      with an entry that is least in its row and most in its column
//   everybody T SIDE HIGHEST SEED   square ones of which every row and column is needed
//   fair T SIDE HIGHEST SEED        what one wins the other wins with the same choices swapped
//   doubled T M N HIGHEST SEED      some rows and columns stand there twice, or are halfway between two others
//   lines T HIGHEST SEED            points and lines of the plane with seven of each: large determinants
//   tiny SIDE SEED                  one small matrix
//   tiny-every SIDE INDEX           all of 2 by 2 with entries up to 2, all of 2 by 3 with entries up to 1
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using Matrix = std::vector<std::vector<int>>;

std::mt19937_64 rng;

int between(int least, int most) { return least + static_cast<int>(rng() % static_cast<uint64_t>(most - least + 1)); }

Matrix random_matrix(int rows, int columns, int highest) {
    Matrix matrix(rows, std::vector<int>(columns));
    for (auto& row : matrix)
        for (int& entry : row) entry = between(-highest, highest);
    return matrix;
}

Matrix with_saddle(int rows, int columns, int highest) {
    Matrix matrix = random_matrix(rows, columns, highest);
    const int value = between(-highest / 2, highest / 2);
    const int row = between(0, rows - 1);
    const int column = between(0, columns - 1);
    for (int& entry : matrix[row]) entry = std::max(entry, value);
    for (auto& other : matrix) other[column] = std::min(other[column], value);
    matrix[row][column] = value;
    return matrix;
}

// Row gains where both choose the same, and loses a little elsewhere: whoever leaves out a choice is punished for it.
Matrix everybody(int side, int highest) {
    Matrix matrix(side, std::vector<int>(side));
    std::vector<int> order(side);
    for (int i = 0; i < side; ++i) order[i] = i;
    std::shuffle(order.begin(), order.end(), rng);
    const int sign = between(0, 1) == 0 ? 1 : -1;
    for (int i = 0; i < side; ++i)
        for (int j = 0; j < side; ++j) matrix[i][order[j]] = sign * (i == j ? between(highest / 2 + 1, highest) : -between(0, highest / (2 * side)));
    return matrix;
}

Matrix fair(int side, int highest) {
    Matrix matrix = random_matrix(side, side, highest);
    for (int i = 0; i < side; ++i)
        for (int j = 0; j <= i; ++j) matrix[i][j] = i == j ? 0 : -matrix[j][i];
    return matrix;
}

// Of two rows the one halfway between them, rounded to the worse for whoever chooses it.
Matrix doubled(int rows, int columns, int highest) {
    Matrix matrix = random_matrix(rows, columns, highest);
    for (int times = between(1, 3); times > 0 && rows > 2; --times) {
        const int a = between(0, rows - 1), b = between(0, rows - 1), to = between(0, rows - 1);
        for (int j = 0; j < columns; ++j) {
            const int sum = matrix[a][j] + matrix[b][j];
            matrix[to][j] = sum / 2 - (sum % 2 < 0 ? 1 : 0);
        }
    }
    for (int times = between(1, 3); times > 0 && columns > 2; --times) {
        const int a = between(0, columns - 1), to = between(0, columns - 1);
        for (int i = 0; i < rows; ++i) matrix[i][to] = matrix[i][a];
    }
    return matrix;
}

// Row names a line, Column a point, each line has three; a few entries are a little less, so that it is not the same again and again.
Matrix lines(int highest) {
    std::vector<int> points{0, 1, 2, 3, 4, 5, 6}, order = points;
    std::shuffle(points.begin(), points.end(), rng);
    std::shuffle(order.begin(), order.end(), rng);
    const int sign = between(0, 1) == 0 ? 1 : -1;
    Matrix matrix(7, std::vector<int>(7, -sign * highest));
    for (int line = 0; line < 7; ++line)
        for (const int step : {1, 2, 4}) matrix[order[line]][points[(line + step) % 7]] = sign * highest;
    for (int times = between(0, 6); times > 0; --times) {
        int& entry = matrix[between(0, 6)][between(0, 6)];
        entry += entry > 0 ? -1 : 1;
    }
    return matrix;
}

void print(const Matrix& matrix) {
    std::cout << matrix.size() << " " << matrix[0].size() << "\n";
    for (const auto& row : matrix) {
        for (std::size_t j = 0; j < row.size(); ++j) std::cout << (j > 0 ? " " : "") << row[j];
        std::cout << "\n";
    }
}

int main(int argc, char** argv) {
    std::vector<std::string> args(argv + 1, argv + argc);
    const std::string family = args.at(0);
    auto arg = [&](size_t i) { return std::stoi(args.at(i)); };
    rng.seed(std::stoull(args.back()));

    if (family == "tiny") {
        std::cout << "1\n";
        print(random_matrix(between(1, arg(1)), between(1, arg(1)), 3));
    } else if (family == "tiny-every") {
        const int columns = arg(1);
        const int highest = columns == 2 ? 2 : 1;
        int code = arg(2);
        Matrix matrix(2, std::vector<int>(columns));
        for (auto& row : matrix)
            for (int& entry : row) {
                entry = code % (2 * highest + 1) - highest;
                code /= 2 * highest + 1;
            }
        if (code > 0) return 0;
        std::cout << "1\n";
        print(matrix);
    } else {
        const bool square = family == "sizes" || family == "everybody" || family == "fair";
        const int highest = arg(family == "lines" ? 2 : square ? 3 : 4);
        std::cout << arg(1) << "\n";
        for (int i = 0; i < arg(1); ++i) {
            if (family == "random") print(random_matrix(arg(2), arg(3), highest));
            else if (family == "sizes") print(random_matrix(between(1, arg(2)), between(1, arg(2)), highest));
            else if (family == "saddles") print(with_saddle(arg(2), arg(3), highest));
            else if (family == "everybody") print(everybody(arg(2), highest));
            else if (family == "fair") print(fair(arg(2), highest));
            else if (family == "lines") print(lines(highest));
            else if (family == "doubled") print(doubled(arg(2), arg(3), highest));
            else {
                std::cerr << "unknown family " << family << "\n";
                return 1;
            }
        }
    }
}
