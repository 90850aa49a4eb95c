// Accepts exactly the inputs of the statement: n, m, m edges between nodes 0..n-1; cycles, loops and parallel edges are allowed.
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <string>

const long long N_MAX = {{n_max}};
const long long M_MAX = {{m_max}};

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

int main() {
    text.assign(std::istreambuf_iterator<char>(std::cin), {});
    long long n = number("n", 1, N_MAX);
    expect(' ', "one space between n and m");
    long long m = number("m", 0, M_MAX);
    expect('\n', "the end of the line after m");
    for (long long i = 0; i < m; ++i) {
        number("u", 0, n - 1);
        expect(' ', "one space between u and v");
        number("v", 0, n - 1);
        expect('\n', "the end of the line after v");
    }
    if (at != text.size()) refuse("there is text after the last edge");
    return 42;
}
