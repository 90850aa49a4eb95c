#include <bits/stdc++.h>

using Numbers = std::array<std::int64_t, 6>;

// The answer for three pairs: "First p s" with the first move that wins, or "Second".
std::string answer(const Numbers& numbers) {
    // Write your solution here.
    return "Second";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        Numbers numbers;
        for (auto& number : numbers) std::cin >> number;
        std::cout << answer(numbers) << '\n';
    }
}
