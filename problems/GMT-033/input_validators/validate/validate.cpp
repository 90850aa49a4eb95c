// Accepts exactly: the number of games t, then for each n and n lines, each a stalk: a word of the letters B and R.
#include "strict_input.h"

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    long long edges_left = {{edges_max}};
    for (long long i = 0; i < t; ++i) {
        const long long n = in.integer("n, with what the edges of all stalks leave,", 1, edges_left);
        in.line_end();
        for (long long stalk = 0; stalk < n; ++stalk) {
            edges_left -= static_cast<long long>(in.word("a stalk", "BR", 1, static_cast<std::size_t>(edges_left)).size());
            in.line_end();
        }
    }
    in.end();
    return ACCEPTED;
}
