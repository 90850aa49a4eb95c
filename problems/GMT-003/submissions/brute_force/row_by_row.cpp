// The definition and nothing else: the values of all points inside the circle, one row above the next.
#include <iostream>
#include <vector>

int main() {
    int games;
    std::cin >> games;
    while (games--) {
        long long d, k;
        std::cin >> d >> k;
        const long long width = d / k;
        // Outside counts as winning, so that nobody wants to move there.
        std::vector<bool> above(width + 2, true);
        for (long long y = width; y >= 0; y--) {
            std::vector<bool>& row = above;  // row[x] still holds the value of the point one row up
            for (long long x = width; x >= 0; x--) {
                const bool inside = k * x * k * x + k * y * k * y <= d * d;
                row[x] = !inside || !row[x + 1] || !row[x];
            }
        }
        std::cout << (above[0] ? "First" : "Second") << std::endl;
    }
}
