// Accepts exactly: the number of games t, then for each a line with the three rows, none longer than the one before it, one space between two
// of them; the player who begins must be able to win.
#include "bars.h"
#include "strict_input.h"

int main() {
    const LostBars bars({{r_max}});
    StrictInput in;
    const long long t = in.integer("t", 1, {{t_max}});
    in.line_end();
    for (long long i = 0; i < t; ++i) {
        Bar bar;
        long long most = {{r_max}};
        for (int row = 0; row < 3; ++row) {
            if (row > 0) in.space();
            most = in.integer("a row", row == 0 ? 1 : 0, most);
            bar[row] = static_cast<int>(most);
        }
        if (bars.is_lost(bar)) in.refuse("the player who begins should be able to win");
        in.line_end();
    }
    in.end();
    return ACCEPTED;
}
