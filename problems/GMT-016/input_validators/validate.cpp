// Accepts exactly the inputs of the statement: single spaces, LF, no leading zeros, nothing after the last line.
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <string>

const long long T_MAX = {{t_max}};
const long long N_SUM_MAX = {{n_sum_max}};
const long long A_MAX = {{a_max}};

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
    if (digits == 0 || digits > 19) refuse(std::string(name) + " is not a number of 1 to 19 digits");
    if (digits > 1 && text[from] == '0') refuse(std::string(name) + " has a leading zero");
    unsigned long long value = std::stoull(text.substr(from, digits));
    if (value < static_cast<unsigned long long>(least) || value > static_cast<unsigned long long>(most))
        refuse(std::string(name) + " is outside " + std::to_string(least) + ".." + std::to_string(most));
    return static_cast<long long>(value);
}

int main() {
    text.assign(std::istreambuf_iterator<char>(std::cin), {});
    long long cases = number("t", 1, T_MAX);
    expect('\n', "the end of the line after t");
    long long basins = 0;
    for (long long c = 0; c < cases; ++c) {
        long long n = number("n", 1, N_SUM_MAX);
        expect('\n', "the end of the line after n");
        basins += n;
        if (basins > N_SUM_MAX) refuse("the sum of n is above " + std::to_string(N_SUM_MAX));
        for (long long i = 0; i < n; ++i) {
            number("a basin", 0, A_MAX);
            if (i + 1 < n) expect(' ', "one space between basins");
        }
        expect('\n', "the end of the line after the last basin");
    }
    if (at != text.size()) refuse("there is text after the last case");
    return 42;
}
