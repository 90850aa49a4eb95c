#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int games;
    std::cin >> games;
    while (games-- > 0) {
        long long cookies;
        std::cin >> cookies;
        std::cout << (cookies % 2 == 0 ? "First" : "Second") << '\n';
    }
}
