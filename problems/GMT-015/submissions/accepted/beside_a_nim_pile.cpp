// By the meaning of the value: v is worth k when the token on v beside a Nim pile of k stones is lost for the mover.
// Plays both games together by the rules alone, without mex and without xor.
#include <iostream>
#include <map>
#include <utility>
#include <vector>

std::vector<std::vector<int>> successors;
std::vector<std::vector<signed char>> known;  // known[v][k]: -1 not yet, else whether the mover wins

bool mover_wins(int v, size_t k) {
    if (known[v].size() <= k) known[v].resize(k + 1, -1);
    if (known[v][k] >= 0) return known[v][k];
    bool wins = false;
    for (size_t i = 0; i < k && !wins; ++i) wins = !mover_wins(v, i);
    for (size_t i = 0; i < successors[v].size() && !wins; ++i) wins = !mover_wins(successors[v][i], k);
    known[v][k] = wins;
    return wins;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    successors.resize(n);
    known.resize(n);
    for (int i = 0; i < m; ++i) {
        int from, to;
        std::cin >> from >> to;
        successors[from].push_back(to);
    }
    for (int v = 0; v < n; ++v) {
        size_t k = 0;
        while (mover_wins(v, k)) ++k;
        std::cout << k << (v + 1 < n ? ' ' : '\n');
    }
}
