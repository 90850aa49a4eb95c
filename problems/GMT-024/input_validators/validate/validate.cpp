// Accepts exactly: the number of games t, then for each a line with both piles, one space between them; the player who begins must be able to win.
#include <algorithm>
#include <cmath>

#include "strict_input.h"

using Wide = __int128;

// The integer part of k times the golden ratio: (k + the root of 5 k k) / 2.
long long golden(long long k) {
    const Wide square = static_cast<Wide>(5) * k * k;
    Wide root = static_cast<Wide>(std::sqrt(static_cast<long double>(square)));
    while (root * root > square) --root;
    while ((root + 1) * (root + 1) <= square) ++root;
    return static_cast<long long>((k + root) / 2);
}

int main() {
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    for (long long i = 0; i < t; ++i) {
        const long long a = in.integer("a pile", 0, {{a_max}});
        in.space();
        const long long b = in.integer("a pile", 0, {{a_max}});
        if (std::min(a, b) == golden(std::abs(a - b))) in.refuse("the player who begins should be able to win");
        in.line_end();
    }
    in.end();
    return ACCEPTED;
}
