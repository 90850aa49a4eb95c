// Idea: the value of a pair by Nivasch's formula. A value is reached by leaving the remainder, or so many times the smaller number or one more.
#include <array>
#include <cstdint>
#include <iostream>
#include <utility>

using Wide = __int128;

int64_t value(Wide a, Wide b) {
    if (a < b) std::swap(a, b);
    return static_cast<int64_t>((a * a - b * b) / (a * b));
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        std::array<int64_t, 6> numbers;
        for (auto& number : numbers) std::cin >> number;
        int64_t sum = 0;
        for (int i = 0; i < 6; i += 2) sum ^= value(numbers[i], numbers[i + 1]);
        bool won = false;
        for (int i = 0; i < 6 && !won; ++i) {
            const int64_t number = numbers[i], partner = numbers[i ^ 1];
            const int64_t wanted = sum ^ value(number, partner);
            for (const int64_t times : {int64_t{0}, wanted, wanted + 1}) {
                if (times >= number / partner) continue;
                const int64_t rest = times * partner + number % partner;
                if (won || rest == 0 || value(rest, partner) != wanted) continue;
                won = true;
                std::cout << "First " << i + 1 << ' ' << number - rest << '\n';
            }
        }
        if (!won) std::cout << "Second\n";
    }
}
