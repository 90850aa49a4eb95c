#include <bits/stdc++.h>

// The Grundy value of each pile.
std::vector<int> answers(const std::vector<long long>& piles, const std::vector<int>& numbers) {
    // Write your solution here.
    return std::vector<int>(piles.size(), 0);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, m;
    std::cin >> t >> m;
    std::vector<int> numbers(m);
    for (int& number : numbers) std::cin >> number;
    std::vector<long long> piles(t);
    for (long long& pile : piles) std::cin >> pile;
    for (int value : answers(piles, numbers)) std::cout << value << '\n';
}
