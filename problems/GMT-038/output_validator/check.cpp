// Called as: check INPUT ANSWER FEEDBACK_DIR/ [arguments] < OUTPUT_OF_THE_TEAM
//
// For each matrix the output has what Row is sure of by a single row, the value and Row's weights; then what Column can hold Row to by a single
// column, the value and Column's weights. Weights are checked for what they guarantee: if Row's give at least the value against every column,
// and Column's give away at most the value against every row, then it is the value, and nobody could do better. Any such weights are accepted.
// Exits with 42 if all is right, with 43 and a reason in judgemessage.txt if not; anything else means that the input is broken.
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

const int ACCEPTED = 42;
const int REFUSED = 43;
const int BROKEN_PACKAGE = 1;

const long long LARGEST = 1'000'000'000'000'000;  // of weights, and of the value's numerator and denominator
const std::size_t LONGEST_WORD = 40;

using Matrix = std::vector<std::vector<long long>>;

std::ofstream judge_message;
std::string where;

[[noreturn]] void refuse(const std::string& reason) {
    judge_message << where << ": " << reason << '\n';
    judge_message.close();
    std::exit(REFUSED);
}

/// The next word, cut off so that a flood is not stored; empty at the end of the output.
std::string next_word() {
    std::cin >> std::ws;
    std::string word;
    for (int byte = std::cin.peek(); byte != EOF && !std::isspace(byte) && word.size() <= LONGEST_WORD; byte = std::cin.peek())
        word.push_back(static_cast<char>(std::cin.get()));
    return word;
}

/// The word as it may be shown.
std::string shown(std::string word) {
    if (word.empty()) return "nothing";
    for (char& byte : word)
        if (byte < ' ' || byte > '~') byte = '?';
    return "'" + word + "'";
}

/// A whole number as one writes it, of at most LARGEST either way.
bool is_number(const std::string& word, long long& number) {
    const std::size_t sign = !word.empty() && word[0] == '-' ? 1 : 0;
    const std::string digits = word.substr(sign);
    if (digits.empty() || digits.size() > 16 || digits.find_first_not_of("0123456789") != std::string::npos) return false;
    if (digits[0] == '0' && word.size() > 1) return false;
    number = std::stoll(word);
    return -LARGEST <= number && number <= LARGEST;
}

long long next_number(const std::string& name) {
    const std::string word = next_word();
    long long number = 0;
    if (!is_number(word, number)) refuse(name + ": expected a whole number, found " + shown(word));
    return number;
}

struct Fraction {
    long long above, below;

    std::string text() const { return std::to_string(above) + "/" + std::to_string(below); }
};

Fraction next_value() {
    const std::string word = next_word();
    const std::size_t bar = std::min(word.find('/'), word.size());
    Fraction value{0, 0};
    if (bar == word.size() || !is_number(word.substr(0, bar), value.above) || !is_number(word.substr(bar + 1), value.below) || value.below < 1)
        refuse("the value: expected a fraction such as -3/2, found " + shown(word));
    if (std::gcd(value.above, value.below) > 1) refuse("the value: " + word + " can be reduced");
    return value;
}

std::vector<long long> next_weights(std::size_t count) {
    std::vector<long long> weights(count);
    for (long long& weight : weights) {
        weight = next_number("a weight");
        if (weight < 0) refuse("a weight is negative: " + std::to_string(weight));
    }
    if (std::accumulate(weights.begin(), weights.end(), 0LL) == 0) refuse("all weights are 0");
    return weights;
}

Matrix mirrored(const Matrix& matrix) {
    Matrix other(matrix[0].size(), std::vector<long long>(matrix.size()));
    for (std::size_t i = 0; i < matrix.size(); ++i)
        for (std::size_t j = 0; j < matrix[0].size(); ++j) other[j][i] = -matrix[i][j];
    return other;
}

/// The line of whoever chooses a row and gets the entries, by what is sure with one row, and with the weights.
Fraction check_line(const Matrix& matrix, bool is_mirrored) {
    long long sure = -LARGEST;
    for (const auto& row : matrix) sure = std::max(sure, *std::min_element(row.begin(), row.end()));
    const long long sign = is_mirrored ? -1 : 1;
    const long long said = next_number("the result of a single choice");
    if (said != sign * sure) refuse("by a single choice it is " + std::to_string(sign * sure) + ", not " + std::to_string(said));

    const Fraction value = next_value();
    const std::vector<long long> weights = next_weights(matrix.size());
    const __int128 all = std::accumulate(weights.begin(), weights.end(), 0LL);
    for (std::size_t j = 0; j < matrix[0].size(); ++j) {
        __int128 sum = 0;
        for (std::size_t i = 0; i < matrix.size(); ++i) sum += weights[i] * matrix[i][j];
        if (sum * value.below < sign * value.above * all)
            refuse("these weights do not reach " + value.text() + " against " + (is_mirrored ? "row " : "column ") + std::to_string(j + 1));
    }
    return value;
}

int main(int argc, char** argv) {
    if (argc < 4) return BROKEN_PACKAGE;
    judge_message.open(std::string(argv[3]) + "/judgemessage.txt");
    std::ifstream input(argv[1]);
    int matrices = 0;
    if (!judge_message || !(input >> matrices)) return BROKEN_PACKAGE;
    for (int number = 1; number <= matrices; ++number) {
        std::size_t rows = 0, columns = 0;
        if (!(input >> rows >> columns)) return BROKEN_PACKAGE;
        Matrix matrix(rows, std::vector<long long>(columns));
        for (auto& row : matrix)
            for (long long& entry : row)
                if (!(input >> entry)) return BROKEN_PACKAGE;
        where = "matrix " + std::to_string(number) + ", Row";
        const Fraction row_value = check_line(matrix, false);
        where = "matrix " + std::to_string(number) + ", Column";
        const Fraction column_value = check_line(mirrored(matrix), true);
        if (row_value.above != column_value.above || row_value.below != column_value.below)
            refuse("the value is " + column_value.text() + " here and " + row_value.text() + " in the line above");
    }
    where = "after the last matrix";
    const std::string rest = next_word();
    if (!rest.empty()) refuse("expected nothing, found " + shown(rest));
    return ACCEPTED;
}
