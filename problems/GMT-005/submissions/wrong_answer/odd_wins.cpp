// Win and loss turned round: takes 1 for a win of the player who faces it.
#include <iostream>

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        long long n;
        std::cin >> n;
        std::cout << (n % 2 == 1 ? "First" : "Second") << '\n';
    }
}
