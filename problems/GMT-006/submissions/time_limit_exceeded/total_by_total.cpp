// A win or loss for every total, with only the distance to the last losing one kept.
#include <iostream>

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        long long k, n;
        std::cin >> k >> n;
        long long last_losing = 0;
        for (long long left = 1; left <= n; ++left) {
            if (left - last_losing > k) last_losing = left;
        }
        std::cout << (last_losing != n ? "First" : "Second") << '\n';
    }
}
