#include <bits/stdc++.h>

// "First p s" or "Second": number p, 1 or 2, becomes smaller by s.
std::string answer(long long a, long long b) {
    // Write your solution here.
    return "Second";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        long long a, b;
        std::cin >> a >> b;
        std::cout << answer(a, b) << '\n';
    }
}
