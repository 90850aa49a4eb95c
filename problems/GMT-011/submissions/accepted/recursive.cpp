// Recursion with a memo on unordered pairs.
#include <iostream>
#include <map>
#include <utility>
#include <vector>

std::vector<std::vector<int>> successors;
std::map<std::pair<int, int>, bool> memo;

bool moverWins(int a, int b) {
    if (a > b) std::swap(a, b);
    const auto known = memo.find({a, b});
    if (known != memo.end()) return known->second;
    bool wins = false;
    for (int x : successors[a]) wins = wins || (x != b && !moverWins(x, b));
    for (int x : successors[b]) wins = wins || (x != a && !moverWins(a, x));
    return memo[{a, b}] = wins;
}

int main() {
    int n, m, a, b;
    std::cin >> n >> m;
    successors.resize(n + 1);
    for (int i = 0; i < m; i++) {
        std::cin >> a >> b;
        successors[a].push_back(b);
    }
    std::cin >> a >> b;
    std::cout << (moverWins(a, b) ? "First" : "Second") << std::endl;
}
