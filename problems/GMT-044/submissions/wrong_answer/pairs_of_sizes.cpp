// Idea: with two piles exactly 1 and 2, 3 and 4, 5 and 6 ... belong together. So every pile is replaced by the number of its pair, as in Nim.
#include <iostream>

bool is_losing(int a, int b, int c) {
    if (a + b + c == 0) return true;
    return (((a + 1) / 2) ^ ((b + 1) / 2) ^ ((c + 1) / 2)) == 0 && (a ^ b ^ c) != 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int a, b, c;
        std::cin >> a >> b >> c;
        int moves = (a ^ b) == c && a + b > 0 ? 1 : 0;
        for (int less = 0; less < a; ++less) moves += is_losing(less, b, c);
        for (int less = 0; less < b; ++less) moves += is_losing(a, less, c);
        for (int less = 0; less < c; ++less) moves += is_losing(a, b, less);
        if (moves > 0) std::cout << "First " << moves << '\n';
        else std::cout << "Second\n";
    }
}
