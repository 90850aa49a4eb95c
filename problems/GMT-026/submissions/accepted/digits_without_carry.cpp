// Adds up the piles as numbers of base k + 1 that happen to have digits 0 and 1 only, and carries nothing: xor is the case k = 1.
#include <cstdint>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games, k;
    std::cin >> games >> k;
    while (games-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int> sum;
        while (n-- > 0) {
            uint64_t pile;
            std::cin >> pile;
            for (std::size_t digit = 0; pile > 0; ++digit, pile /= 2) {
                if (digit == sum.size()) sum.push_back(0);
                sum[digit] += static_cast<int>(pile % 2);
                if (sum[digit] > k) sum[digit] = 0;
            }
        }
        bool zero = true;
        for (const int digit : sum) zero = zero && digit == 0;
        std::cout << (zero ? "Second\n" : "First\n");
    }
}
