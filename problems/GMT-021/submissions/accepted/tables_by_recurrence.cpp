// No closed forms: odious numbers by counting on, the ruler by its own half.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    std::vector<std::pair<std::string, std::string>> rows(games);
    std::size_t longest = 0;
    for (auto& [rule, coins] : rows) {
        std::cin >> rule >> coins;
        longest = std::max(longest, coins.size());
    }
    std::map<std::string, std::vector<int>> values;
    for (const char* rule : {"turtles", "mock", "ruler"}) values[rule].assign(longest + 1, 0);
    std::vector<bool> odd(2 * longest + 2, false);  // whether a number has an odd number of ones
    for (std::size_t number = 1; number < odd.size(); ++number) odd[number] = odd[number / 2] != (number % 2 == 1);
    int odious = 0;
    for (std::size_t place = 1; place <= longest; ++place) {
        do ++odious;
        while (!odd[odious]);
        values["turtles"][place] = static_cast<int>(place);
        values["mock"][place] = odious;
        values["ruler"][place] = place % 2 == 1 ? 1 : 2 * values["ruler"][place / 2];
    }
    for (const auto& [rule, coins] : rows) {
        const std::vector<int>& of = values[rule];
        int sum = 0;
        for (std::size_t i = 0; i < coins.size(); ++i)
            if (coins[i] == 'H') sum ^= of[i + 1];
        std::cout << (sum != 0 ? "First " : "Second ") << sum << '\n';
    }
}
