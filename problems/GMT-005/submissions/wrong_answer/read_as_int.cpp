// Reads N into 32 bits: the stream fails on the first large number and stays failed.
#include <cstdio>
#include <iostream>

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n = 0;
        std::cin >> n;
        std::puts(n % 2 == 0 ? "First" : "Second");
    }
}
