#include <bits/stdc++.h>

bool first_wins(long long n) {
    // Write your solution here.
    return false;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    for (int i = 0; i < games; i++) {
        long long n;
        std::cin >> n;
        std::cout << (first_wins(n) ? "First" : "Second") << '\n';
    }
}
