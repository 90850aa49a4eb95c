// Reads into 32 bits: the stream fails on the first large number and stays failed.
#include <iostream>

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int k = 1, n = 1;
        std::cin >> k >> n;
        std::cout << (n % (k + 1LL) != 0 ? "First" : "Second") << '\n';
    }
}
