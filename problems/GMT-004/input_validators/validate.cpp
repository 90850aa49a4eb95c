// Accepts exactly: the length n, then one line with n values, one space between two of them.
#include <cstdio>
#include <cstdlib>
#include <string>

const long long N_MAX = {{n_max}};
const long long VALUE_MAX = {{value_max}};

long long line = 1;

[[noreturn]] void refuse(const std::string& found) {
    std::fprintf(stderr, "line %lld: %s\n", line, found.c_str());
    std::exit(43);
}

long long readInteger(const std::string& name, long long low, long long high) {
    std::string digits;
    int c = std::getchar();
    for (; c >= '0' && c <= '9'; c = std::getchar()) digits += static_cast<char>(c);
    std::ungetc(c, stdin);
    if (digits.empty()) refuse(name + " is missing: write an integer without a sign");
    if (digits.size() > 18) refuse(name + " has more than 18 digits");
    if (digits.size() > 1 && digits[0] == '0') refuse(name + " has a leading zero");
    const long long value = std::stoll(digits);
    if (value < low || value > high)
        refuse(name + " is " + digits + ", not in " + std::to_string(low) + ".." + std::to_string(high));
    return value;
}

void readSpace() {
    if (std::getchar() != ' ') refuse("one space should follow the number");
}

void readLineEnd() {
    if (std::getchar() != '\n') refuse("the line should end right after the number, with a line feed");
    line++;
}

int main() {
    const long long n = readInteger("n", 1, N_MAX);
    readLineEnd();
    for (long long i = 0; i < n; i++) {
        if (i > 0) readSpace();
        readInteger("value " + std::to_string(i + 1), 0, VALUE_MAX);
    }
    readLineEnd();
    if (std::getchar() != EOF) refuse("the input should end after the values");
    return 42;
}
