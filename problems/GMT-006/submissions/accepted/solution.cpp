#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int games;
    std::cin >> games;
    while (games-- > 0) {
        long long longest_step, goal;
        std::cin >> longest_step >> goal;
        std::cout << (goal % (longest_step + 1) != 0 ? "First" : "Second") << '\n';
    }
}
