// Accepts exactly the inputs of the statement: impassable cells are distinct, no query stands on one.
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <set>
#include <string>
#include <utility>

const long long T_MAX = {{t_max}};
const long long N_SUM_MAX = {{n_sum_max}};
const long long Q_SUM_MAX = {{q_sum_max}};
const long long COORDINATE_MAX = {{coordinate_max}};

std::string text;
size_t at = 0;

[[noreturn]] void refuse(const std::string& what) {
    std::cerr << "byte " << at << ": " << what << "\n";
    std::exit(43);
}

void expect(char wanted, const char* name) {
    if (at >= text.size() || text[at] != wanted) refuse(std::string("expected ") + name);
    ++at;
}

long long number(const char* name, long long least, long long most) {
    size_t from = at;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9') ++at;
    size_t digits = at - from;
    if (digits == 0 || digits > 18) refuse(std::string(name) + " is not a number of 1 to 18 digits");
    if (digits > 1 && text[from] == '0') refuse(std::string(name) + " has a leading zero");
    long long value = std::stoll(text.substr(from, digits));
    if (value < least || value > most)
        refuse(std::string(name) + " is outside " + std::to_string(least) + ".." + std::to_string(most));
    return value;
}

long long count_line(const char* name, long long least, long long most) {
    long long value = number(name, least, most);
    expect('\n', "the end of the line after a count");
    return value;
}

std::pair<long long, long long> cell_line() {
    long long x = number("X", 0, COORDINATE_MAX);
    expect(' ', "one space between X and Y");
    long long y = number("Y", 0, COORDINATE_MAX);
    expect('\n', "the end of the line after Y");
    return {x, y};
}

int main() {
    text.assign(std::istreambuf_iterator<char>(std::cin), {});
    long long cases = count_line("T", 1, T_MAX);
    long long cells = 0, queries = 0;
    for (long long c = 0; c < cases; ++c) {
        long long n = count_line("N", 0, N_SUM_MAX);
        cells += n;
        if (cells > N_SUM_MAX) refuse("the sum of N is above " + std::to_string(N_SUM_MAX));
        std::set<std::pair<long long, long long>> impassable;
        for (long long i = 0; i < n; ++i)
            if (!impassable.insert(cell_line()).second) refuse("an impassable cell is listed twice");
        long long q = count_line("Q", 1, Q_SUM_MAX);
        queries += q;
        if (queries > Q_SUM_MAX) refuse("the sum of Q is above " + std::to_string(Q_SUM_MAX));
        for (long long i = 0; i < q; ++i)
            if (impassable.count(cell_line()) > 0) refuse("a query starts on an impassable cell");
    }
    if (at != text.size()) refuse("there is text after the last case");
    return 42;
}
