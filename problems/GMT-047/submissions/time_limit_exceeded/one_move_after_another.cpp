// Idea: right values, but the winning move is looked for by trying all moves.
#include <array>
#include <cstdint>
#include <iostream>
#include <utility>

int64_t value(int64_t a, int64_t b) {
    if (a < b) std::swap(a, b);
    const int64_t times = a / b;
    if (a % b == 0) return times - 1;
    return times > value(b, a % b) ? times : times - 1;
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
        for (int i = 0; i < 6 && sum != 0 && !won; ++i) {
            const int64_t number = numbers[i], partner = numbers[i ^ 1];
            const int64_t wanted = sum ^ value(number, partner);
            for (int64_t rest = number - partner; rest > 0 && !won; rest -= partner) {
                if (value(rest, partner) != wanted) continue;
                won = true;
                std::cout << "First " << i + 1 << ' ' << number - rest << '\n';
            }
        }
        if (!won) std::cout << "Second\n";
    }
}
