// Idea: right, but a lead is always a whole number.
#include <iostream>
#include <string>

// Twice the lead of Toads, and whether a pile of one stone lies beside it.
struct Sum {
    int halves = 0;
    bool star = false;

    // A section from one rock to the next: where its animals stand, -1 for one that is missing.
    void add(int from, int to, int toad, int frog) {
        if (toad >= 0 && frog > toad) {
            const int more = (to - 1 - frog) - (toad - from);  // free cells behind the frog, less those behind the toad
            const bool odd = (frog - toad) % 2 == 0;
            if (more == 0) star ^= odd;
            else if (more == 1 || more == -1) halves += 0;
            else halves += more > 0 ? 2 * more - 2 : 2 * more + 2;
        } else {
            if (toad >= 0) halves += 2 * (to - 1 - toad);
            if (frog >= 0) halves -= 2 * (frog - from);
        }
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        std::string cells;
        std::cin >> cells;
        cells += '#';
        Sum sum;
        int from = 0, toad = -1, frog = -1;
        for (int at = 0; at < static_cast<int>(cells.size()); ++at) {
            if (cells[at] == 'T') toad = at;
            if (cells[at] == 'F') frog = at;
            if (cells[at] == '#') {
                sum.add(from, at, toad, frog);
                from = at + 1;
                toad = frog = -1;
            }
        }
        const bool first = sum.halves > 0 || (sum.halves == 0 && sum.star);
        const bool second = sum.halves > 0 || (sum.halves == 0 && !sum.star);
        std::cout << (first ? "Toads" : "Frogs") << ' ' << (second ? "Toads" : "Frogs") << '\n';
    }
}
