// Idea: Nivasch's formula as one fraction, whose products overflow 64 bits.
#include <array>
#include <cstdint>
#include <iostream>
#include <utility>

int64_t value(uint64_t a, uint64_t b) {
    if (a < b) std::swap(a, b);
    const uint64_t product = a * b;
    return product == 0 ? 0 : (a * a - b * b) / product;
}

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
        std::array<int64_t, 6> numbers;
        for (auto& number : numbers) std::cin >> number;
        int64_t sum = 0;
        for (int i = 0; i < 6; i += 2) sum ^= value(numbers[i], numbers[i + 1]);
        bool won = false;
        for (int i = 0; i < 6 && sum != 0 && !won; ++i) {
            const int64_t a = numbers[i], b = numbers[i ^ 1];
            if (a <= b) continue;
            const int64_t stay = times_that_stay(a, b, sum ^ value(a, b));
            if (stay >= a / b) continue;
            won = true;
            std::cout << "First " << i + 1 << ' ' << (a / b - stay) * b << '\n';
        }
        if (!won) std::cout << "Second\n";
    }
}
