// By the rules alone: tries all moves from all positions that can be reached, and remembers half a million of them.
#include <iostream>
#include <map>
#include <vector>

const size_t REMEMBER_MAX = 500'000;
const size_t REMEMBER_BASINS = 12;  // longer positions take too much room

std::vector<long long> barges;
std::map<std::vector<long long>, bool> known;
bool remember;

// Every move of the position, in place; `use` says whether to stop.
template <class Use>
bool any_move(Use use) {
    for (size_t i = 0; i < barges.size(); ++i)
        for (long long s = 1; s <= barges[i]; ++s) {
            barges[i] -= s;
            if (i > 0) barges[i - 1] += s;
            bool stop = use();
            barges[i] += s;
            if (i > 0) barges[i - 1] -= s;
            if (stop) return true;
        }
    return false;
}

bool mover_wins() {
    if (remember) {
        auto it = known.find(barges);
        if (it != known.end()) return it->second;
    }
    bool wins = any_move([] { return !mover_wins(); });
    if (remember && known.size() < REMEMBER_MAX) known[barges] = wins;
    return wins;
}

int main() {
    int flights;
    std::cin >> flights;
    while (flights-- > 0) {
        size_t n;
        std::cin >> n;
        barges.resize(n);
        for (long long& b : barges) std::cin >> b;
        remember = n <= REMEMBER_BASINS;
        if (known.size() >= REMEMBER_MAX / 2) known.clear();
        long long moves = 0;
        any_move([&] {
            moves += !mover_wins();
            return false;
        });
        if (moves == 0) std::cout << "Second\n";
        else std::cout << "First " << moves << '\n';
    }
}
