// WRITE-ME what people begin with: it reads your input and prints something of your output's form.
#include <bits/stdc++.h>

bool first_wins(long long stones) {
    // Write your solution here.
    return false;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int piles;
    std::cin >> piles;
    for (int i = 0; i < piles; i++) {
        long long stones;
        std::cin >> stones;
        std::cout << (first_wins(stones) ? "First" : "Second") << '\n';
    }
}
