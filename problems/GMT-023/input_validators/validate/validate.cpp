// Accepts exactly: the number of games t and an octal code whose values are regular within what the statement promises; then for each game n and
// a line of its n rows. One space stands between two of them.
#include <cstddef>
#include <vector>

#include "strict_input.h"

// The statement's bound for beginning and period together.
constexpr int REGULAR_WITHIN = 600;

std::vector<int> grundy_values(const std::string& digits, int rows) {
    std::vector<int> values(rows, 0);
    std::vector<int> seen_for(4096, 0);
    for (int row = 1; row < rows; ++row) {
        for (int taken = 1; taken <= static_cast<int>(digits.size()) && taken <= row; ++taken) {
            const int digit = digits[taken - 1] - '0';
            const int rest = row - taken;
            if (rest == 0 && (digit & 1) != 0) seen_for[0] = row;
            if (rest > 0 && (digit & 2) != 0) seen_for[values[rest]] = row;
            for (int left = 1; (digit & 4) != 0 && left <= rest - left; ++left) seen_for[values[left] ^ values[rest - left]] = row;
        }
        while (seen_for[values[row]] == row) ++values[row];
    }
    return values;
}

// As far as these values reach, some period holds; by the theorem of Guy and Smith that is far enough.
bool regular(const std::string& digits) {
    const int rows = 2 * REGULAR_WITHIN + static_cast<int>(digits.size());
    const std::vector<int> values = grundy_values(digits, rows);
    for (int period = 1; period < REGULAR_WITHIN; ++period) {
        int first = rows - period;
        while (first > 1 && values[first - 1] == values[first - 1 + period]) --first;
        if (first + period <= REGULAR_WITHIN) return true;
    }
    return false;
}

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.space();
    in.integer("what stands before the point of the code", 0, 0);
    in.word("the point of the code", ".", 1, 1);
    const std::string digits = in.word("the digits of the code", "01234567", 1, {{k_max}});
    if (digits.back() == '0') in.refuse("the last digit of the code should not be 0");
    if (!regular(digits)) in.refuse("the values of 0." + digits + " should be regular within " + std::to_string(REGULAR_WITHIN));
    in.line_end();
    long long rows_left = {{n_sum_max}};
    for (long long i = 0; i < t; ++i) {
        const long long n = in.integer("n, with what the sum of all n leaves,", 1, rows_left);
        in.line_end();
        in.row(n, "a row", 0, {{a_max}});
        rows_left -= n;
    }
    in.end();
    return ACCEPTED;
}
