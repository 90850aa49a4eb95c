// Idea: right, but tries every strategy of Even's.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::string owner(n, ' ');
    std::vector<int> priority(n);
    for (int node = 0; node < n; ++node) std::cin >> owner[node] >> priority[node];
    std::vector<std::vector<int>> to(n);
    while (m-- > 0) {
        int u, v;
        std::cin >> u >> v;
        to[u].push_back(v);
    }
    std::vector<char> even(n);
    std::vector<std::size_t> choice(n);
    for (;;) {
        const auto close = [&](int most) {  // over nodes with at most this priority
            std::vector<std::vector<char>> all(n, std::vector<char>(n));
            for (int u = 0; u < n; ++u)
                for (std::size_t i = 0; i < to[u].size(); ++i)
                    if (owner[u] == 'O' || i == choice[u]) all[u][to[u][i]] = priority[u] <= most && priority[to[u][i]] <= most;
            for (int k = 0; k < n; ++k)
                for (int u = 0; u < n; ++u)
                    for (int v = 0; v < n; ++v) all[u][v] = all[u][v] || (all[u][k] && all[k][v]);
            return all;
        };
        const auto whole = close(1000);
        std::vector<char> odd(n);
        for (int node = 0; node < n; ++node) {
            if (priority[node] % 2 == 0 || !close(priority[node])[node][node]) continue;
            for (int start = 0; start < n; ++start) odd[start] = odd[start] || start == node || whole[start][node];
        }
        for (int node = 0; node < n; ++node) even[node] = even[node] || !odd[node];

        int next = 0;
        while (next < n && (owner[next] == 'O' || ++choice[next] == to[next].size())) choice[next++] = 0;
        if (next == n) break;
    }
    for (const char is_evens : even) std::cout << (is_evens ? "Even" : "Odd") << '\n';
}
