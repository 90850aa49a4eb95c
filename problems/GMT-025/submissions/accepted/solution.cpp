#include <cstdint>
#include <iostream>
#include <utility>

// For a >= b >= 1. Moves are forced until a number divides the other or fits into it twice; whoever meets that has won.
bool is_won(int64_t a, int64_t b) {
    bool mine = true;
    while (a / b == 1 && a != b) {
        a = std::exchange(b, a - b);
        mine = !mine;
    }
    return mine;
}

// What the winning move leaves of a, for a >= b in a won position.
int64_t rest(int64_t a, int64_t b) {
    const int64_t least = a % b;
    return least > 0 && is_won(b, least) ? least + b : least;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int64_t a, b;
        std::cin >> a >> b;
        int larger = 1;
        if (a < b) {
            std::swap(a, b);
            larger = 2;
        }
        if (is_won(a, b)) std::cout << "First " << larger << ' ' << a - rest(a, b) << '\n';
        else std::cout << "Second\n";
    }
}
