// Idea: the pass exchanges the players, so exactly the losing positions of Nim are won now.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int a, b, c;
        std::cin >> a >> b >> c;
        std::cout << ((a ^ b) == c && a + b > 0 ? "First 1\n" : "Second\n");
    }
}
