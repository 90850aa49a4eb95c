#include <bits/stdc++.h>

// "First g" or "Second 0", with the Grundy value g. Points are 0 to n, and 0 is the ground; each edge joins two of them.
std::string answer(int n, const std::vector<std::pair<int, int>>& edges) {
    // Write your solution here.
    return "Second 0";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    for (int i = 0; i < games; i++) {
        int n, m;
        std::cin >> n >> m;
        std::vector<std::pair<int, int>> edges(m);
        for (auto& [u, v] : edges) std::cin >> u >> v;
        std::cout << answer(n, edges) << '\n';
    }
}
