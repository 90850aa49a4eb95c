// Idea: all numbers up to the largest may be taken, so the remainder by one more than that is the value.
#include <iostream>
#include <vector>

int main() {
    int t, m, s = 0;
    std::cin >> t >> m;
    while (m--) std::cin >> s;
    std::vector<long long> n(t);
    for (auto& v : n) std::cin >> v;
    for (auto v : n) std::cout << v % (s + 1) << '\n';
}
