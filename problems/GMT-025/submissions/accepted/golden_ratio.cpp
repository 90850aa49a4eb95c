// Never runs Euclid's algorithm: a pair is lost exactly if its ratio lies between 1 and the golden ratio, in whole numbers of 128 bits.
#include <cstdint>
#include <iostream>
#include <utility>

bool is_lost(int64_t a, int64_t b) {
    if (a < b) std::swap(a, b);
    return a != b && static_cast<__int128>(a) * (a - b) < static_cast<__int128>(b) * b;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int64_t a, b;
        std::cin >> a >> b;
        const int larger = a < b ? 2 : 1;
        if (is_lost(a, b)) {
            std::cout << "Second\n";
            continue;
        }
        if (a < b) std::swap(a, b);
        int64_t rest = a % b;
        if (rest > 0 && !is_lost(b, rest)) rest += b;
        std::cout << "First " << larger << ' ' << a - rest << '\n';
    }
}
