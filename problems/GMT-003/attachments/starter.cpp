#include <bits/stdc++.h>

bool first_wins(int d, int k) {
    // Write your solution here.
    return false;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    for (int i = 0; i < games; i++) {
        int d, k;
        std::cin >> d >> k;
        std::cout << (first_wins(d, k) ? "First" : "Second") << '\n';
    }
}
