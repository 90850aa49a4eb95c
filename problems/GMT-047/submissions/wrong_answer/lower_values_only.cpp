// Idea: right, but only moves to a lower value are looked for, as in Nim.
#include <array>
#include <cstdint>
#include <iostream>
#include <utility>

// The Grundy value of a pair with a >= b.
int64_t value(int64_t a, int64_t b) {
    const int64_t times = a / b;
    if (a % b == 0) return times - 1;
    const int64_t of_the_rest = value(b, a % b);
    return times > of_the_rest ? times : times - 1;
}

// How often b stays in a, for a >= b, by the move to this value. As often as b fits into a or more: there is no such move.
int64_t times_that_stay(int64_t a, int64_t b, int64_t wanted) {
    if (a % b == 0) return wanted + 1;
    const int64_t of_the_rest = value(b, a % b);
    if (wanted == of_the_rest) return 0;
    return wanted < of_the_rest ? wanted + 1 : wanted;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        struct Pair {
            int64_t a, b, place, value;
        };
        std::array<Pair, 3> pairs;
        int64_t sum = 0;
        for (int i = 0; i < 3; ++i) {
            auto& [a, b, place, value_of_pair] = pairs[i];
            std::cin >> a >> b;
            place = 2 * i + 1;
            if (a < b) {
                std::swap(a, b);
                ++place;
            }
            value_of_pair = value(a, b);
            sum ^= value_of_pair;
        }
        if (sum == 0) {
            std::cout << "Second\n";
            continue;
        }
        for (const auto& [a, b, place, value_of_pair] : pairs) {
            const int64_t wanted = sum ^ value_of_pair;
            if (wanted < value_of_pair) {
                const int64_t stay = times_that_stay(a, b, wanted);
                std::cout << "First " << place << ' ' << (a / b - stay) * b << '\n';
                break;
            }
        }
    }
}
