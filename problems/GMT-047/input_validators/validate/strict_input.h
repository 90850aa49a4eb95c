// What every input validator here reads with. Nothing is skipped: one byte that is not as it should be refuses the input, and
// stderr says where and why. Each package that uses this file keeps its own copy beside its validator, so that it stands alone.
#pragma once

#include <charconv>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <string>
#include <system_error>

// format 2025-09: what an input validator exits with
constexpr int ACCEPTED = 42;
constexpr int REFUSED = 43;

class StrictInput {
public:
    explicit StrictInput(std::istream& in = std::cin) : text_(std::istreambuf_iterator<char>(in), {}) {}

    /// The decimal number that stands here, with low <= number <= high, as one writes it: no plus, no leading zeros, no "-0".
    long long integer(const std::string& name, long long low, long long high) {
        const std::size_t sign = at_ < text_.size() && text_[at_] == '-' ? 1 : 0;
        const std::string digits = run_of("0123456789", sign);
        const std::string number = (sign == 1 ? "-" : "") + digits;
        if (digits.empty()) refuse("expected " + name + ", found " + seen());
        if (digits[0] == '0' && number.size() > 1) refuse(name + " should not begin with a zero, found " + shown(number));
        long long value = 0;
        const auto [end, failure] = std::from_chars(number.data(), number.data() + number.size(), value);
        if (failure == std::errc::result_out_of_range || value < low || value > high) {
            refuse(name + " should be in " + std::to_string(low) + ".." + std::to_string(high) + ", found " + shown(number));
        }
        at_ += number.size();
        return value;
    }

    /// A row of so many numbers, one space between two of them, and the end of the line.
    void row(long long count, const std::string& name, long long low, long long high) {
        for (long long i = 0; i < count; ++i) {
            if (i > 0) space();
            integer(name, low, high);
        }
        line_end();
    }

    /// As many of these letters as stand here: low to high of them.
    std::string word(const std::string& name, const std::string& letters, std::size_t low, std::size_t high) {
        const std::string word = run_of(letters);
        if (word.empty() && low > 0) refuse("expected " + name + " of the letters " + letters + ", found " + seen());
        if (word.size() < low || word.size() > high) {
            refuse(name + " should have " + std::to_string(low) + ".." + std::to_string(high) + " letters, found "
                    + std::to_string(word.size()));
        }
        at_ += word.size();
        return word;
    }

    void space() { expect(' ', "one space"); }

    void line_end() {
        expect('\n', "the end of the line");
        ++line_;
        line_start_ = at_;
    }

    void end() {
        if (at_ != text_.size()) refuse("expected the end of the input, found " + seen());
    }

    /// Ends the validator: the input is not valid, seen at the place that was read last.
    [[noreturn]] void refuse(const std::string& reason) const {
        std::cerr << "line " << line_ << ", column " << at_ - line_start_ + 1 << ": " << reason << '\n';
        std::exit(REFUSED);
    }

private:
    static constexpr std::size_t MOST_SHOWN = 40;

    std::string run_of(const std::string& letters, std::size_t skipped = 0) const {
        const std::size_t end = text_.find_first_not_of(letters, at_ + skipped);
        return text_.substr(at_ + skipped, (end == std::string::npos ? text_.size() : end) - at_ - skipped);
    }

    void expect(char wanted, const std::string& name) {
        if (at_ >= text_.size() || text_[at_] != wanted) refuse("expected " + name + ", found " + seen());
        ++at_;
    }

    std::string seen() const {
        if (at_ >= text_.size()) return "the end of the input";
        const unsigned char byte = static_cast<unsigned char>(text_[at_]);
        if (byte == '\n') return "the end of the line";
        if (byte > ' ' && byte < 127) return std::string("'") + text_[at_] + "'";
        return "the byte " + std::to_string(byte);
    }

    static std::string shown(const std::string& token) {
        return token.size() <= MOST_SHOWN ? token : token.substr(0, MOST_SHOWN) + "... (" + std::to_string(token.size()) + " bytes)";
    }

    std::string text_;
    std::size_t at_ = 0;
    std::size_t line_ = 1;
    std::size_t line_start_ = 0;
};
