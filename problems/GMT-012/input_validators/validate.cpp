// Accepts exactly the inputs of the statement: N, then N rows of dots and X without three X in a row.
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <string>

const size_t N_MAX = {{n_max}};
const size_t LEN_MIN = {{len_min}};
const size_t LEN_MAX = {{len_max}};

std::string text;
size_t at = 0;

[[noreturn]] void refuse(const std::string& what) {
    std::cerr << "byte " << at << ": " << what << "\n";
    std::exit(43);
}

std::string line(const char* name) {
    size_t end = text.find('\n', at);
    if (end == std::string::npos) refuse(std::string("no complete line for ") + name);
    std::string content = text.substr(at, end - at);
    at = end + 1;
    return content;
}

size_t number_of_rows() {
    std::string digits = line("N");
    if (digits.empty() || digits.size() > 9 || digits.find_first_not_of("0123456789") != std::string::npos)
        refuse("N is not a number of 1 to 9 digits");
    if (digits.size() > 1 && digits[0] == '0') refuse("N has a leading zero");
    size_t rows = std::stoul(digits);
    if (rows < 1 || rows > N_MAX) refuse("N is outside 1.." + std::to_string(N_MAX));
    return rows;
}

int main() {
    text.assign(std::istreambuf_iterator<char>(std::cin), {});
    size_t rows = number_of_rows();
    for (size_t i = 0; i < rows; ++i) {
        std::string row = line("a row");
        if (row.size() < LEN_MIN || row.size() > LEN_MAX)
            refuse("the length of a row is outside " + std::to_string(LEN_MIN) + ".." + std::to_string(LEN_MAX));
        if (row.find_first_not_of(".X") != std::string::npos) refuse("a row holds something else than dots and X");
        if (row.find("XXX") != std::string::npos) refuse("a row holds three X side by side: that game is over");
    }
    if (at != text.size()) refuse("there is text after the last row");
    return 42;
}
