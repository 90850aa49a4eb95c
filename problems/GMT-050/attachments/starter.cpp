#include <bits/stdc++.h>

// How many blocks First can pull first and win; 0 if Second wins. above[u] holds the blocks that rest directly on block u.
int winning_blocks(const std::vector<std::vector<int>>& above) {
    // Write your solution here.
    return 0;
}

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n, m;
        std::cin >> n >> m;
        std::vector<std::vector<int>> above(n);
        while (m-- > 0) {
            int u, v;
            std::cin >> u >> v;
            above[u].push_back(v);
        }
        const int blocks = winning_blocks(above);
        if (blocks > 0) std::cout << "First " << blocks << '\n';
        else std::cout << "Second\n";
    }
}
