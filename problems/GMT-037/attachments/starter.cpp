#include <bits/stdc++.h>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<char> owner(n);  // 'E' or 'O'
    std::vector<int> priority(n);
    for (int node = 0; node < n; node++) std::cin >> owner[node] >> priority[node];
    std::vector<std::vector<int>> to(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        std::cin >> u >> v;
        to[u].push_back(v);
    }
    // Write your solution here.
    for (int node = 0; node < n; node++) std::cout << "Even\n";
}
