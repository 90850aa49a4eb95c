// Accepts (exit 42) an even n and n values on one line; refuses (exit 43) anything else and says where.
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <string>

const long long N_MAX = {{n_max}};
const long long VALUE_MAX = {{value_max}};
const int ACCEPTED = 42;
const int REFUSED = 43;

/// Reads the input byte by byte: nothing is skipped, so a stray space or a missing line end is seen.
class StrictReader {
public:
    explicit StrictReader(std::istream& in) : text_(std::istreambuf_iterator<char>(in), {}) {}

    /// A decimal number without sign or leading zeros, low <= number <= high.
    long long number(const std::string& name, long long low, long long high) {
        const std::size_t start = at_;
        while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9') ++at_;
        const std::string digits = text_.substr(start, at_ - start);
        if (digits.empty()) refuse("expected " + name + ", found " + seen());
        if (digits.size() > 1 && digits[0] == '0') refuse(name + " " + digits + " has a leading zero");
        if (digits.size() > MOST_DIGITS) refuse(name + " has " + std::to_string(digits.size()) + " digits");
        const unsigned long long value = std::stoull(digits);
        if (value < static_cast<unsigned long long>(low) || value > static_cast<unsigned long long>(high)) {
            refuse(name + " is " + digits + ", outside " + std::to_string(low) + ".." + std::to_string(high));
        }
        return static_cast<long long>(value);
    }

    void space() { expect(' ', "one space"); }

    void line_end() {
        expect('\n', "the end of the line");
        ++line_;
    }

    void end() {
        if (at_ != text_.size()) refuse("expected the end of the input, found " + seen());
    }

    [[noreturn]] void refuse(const std::string& reason) const {
        std::cerr << "line " << line_ << ": " << reason << '\n';
        std::exit(REFUSED);
    }

private:
    static constexpr std::size_t MOST_DIGITS = 19;  // every number of 19 digits fits unsigned long long

    void expect(char wanted, const std::string& name) {
        if (at_ >= text_.size() || text_[at_] != wanted) refuse("expected " + name + ", found " + seen());
        ++at_;
    }

    std::string seen() const {
        if (at_ >= text_.size()) return "the end of the input";
        const unsigned char byte = static_cast<unsigned char>(text_[at_]);
        if (byte > ' ' && byte < 127) return std::string("'") + text_[at_] + "'";
        return "the byte " + std::to_string(byte);
    }

    std::string text_;
    std::size_t at_ = 0;
    std::size_t line_ = 1;
};

int main() {
    StrictReader in(std::cin);
    const long long coins = in.number("n", 2, N_MAX);
    if (coins % 2 != 0) in.refuse("n is " + std::to_string(coins) + ", which is odd");
    in.line_end();
    for (long long coin = 0; coin < coins; ++coin) {
        if (coin > 0) in.space();
        in.number("a value", 0, VALUE_MAX);
    }
    in.line_end();
    in.end();
    return ACCEPTED;
}
