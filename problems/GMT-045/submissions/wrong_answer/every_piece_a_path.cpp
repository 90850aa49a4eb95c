// Idea: only the size of a piece counts. Its value is that of a path with as many nodes, as in Dawson's Kayles.
#include <iostream>
#include <set>
#include <vector>

std::vector<int> path_values(int most) {
    std::vector<int> values(most + 1);
    for (int n = 1; n <= most; ++n) {
        std::set<int> seen;
        for (int node = 0; node < n; ++node) {
            const int left = node > 0 ? node - 1 : 0, right = node + 2 < n ? n - node - 2 : 0;
            seen.insert(values[left] ^ values[right]);
        }
        while (seen.count(values[n]) > 0) ++values[n];
    }
    return values;
}

int main() {
    const std::vector<int> values = path_values({{n_max}});
    int t;
    std::cin >> t;
    while (t-- > 0) {
        int n, m;
        std::cin >> n >> m;
        std::vector<std::set<int>> closed(n);
        for (int node = 0; node < n; ++node) closed[node].insert(node);
        while (m-- > 0) {
            int u, v;
            std::cin >> u >> v;
            closed[u].insert(v);
            closed[v].insert(u);
        }
        int moves = 0;
        for (int first = 0; first < n; ++first) {
            std::vector<bool> gone(n);
            for (const int node : closed[first]) gone[node] = true;
            int all = 0;
            for (int root = 0; root < n; ++root) {
                if (gone[root]) continue;
                std::vector<int> piece = {root};
                gone[root] = true;
                for (std::size_t at = 0; at < piece.size(); ++at)
                    for (const int next : closed[piece[at]])
                        if (!gone[next]) {
                            gone[next] = true;
                            piece.push_back(next);
                        }
                all ^= values[piece.size()];
            }
            moves += all == 0;
        }
        if (moves > 0) std::cout << "First " << moves << '\n';
        else std::cout << "Second\n";
    }
}
