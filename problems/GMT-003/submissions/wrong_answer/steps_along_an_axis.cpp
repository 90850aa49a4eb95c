// Idea: count the steps that fit on one axis; their parity decides.
#include <iostream>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        long long d, k;
        std::cin >> d >> k;
        std::cout << (d / k % 2 ? "First\n" : "Second\n");
    }
}
