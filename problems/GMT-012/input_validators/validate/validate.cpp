// Accepts exactly: the number of rows N, then N lines of dots and X without three X side by side.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long n = in.integer("N", 1, {{n_max}});
    in.line_end();
    for (long long i = 0; i < n; ++i) {
        const std::string row = in.word("a row", ".X", {{len_min}}, {{len_max}});
        if (row.find("XXX") != std::string::npos) in.refuse("three X stand side by side: that game is over");
        in.line_end();
    }
    in.end();
    return ACCEPTED;
}
