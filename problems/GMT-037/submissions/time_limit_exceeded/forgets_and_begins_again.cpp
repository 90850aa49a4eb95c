// Idea: right: believes of each node what its priority says and mends what does not hold one move ahead; but each time forgets all lower ones.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<char> owner(n);
    std::vector<int> priority(n);
    for (int node = 0; node < n; ++node) std::cin >> owner[node] >> priority[node];
    std::vector<std::vector<int>> to(n);
    while (m-- > 0) {
        int u, v;
        std::cin >> u >> v;
        to[u].push_back(v);
    }

    const int highest = *std::max_element(priority.begin(), priority.end());
    std::vector<std::vector<int>> with(highest + 1);
    for (int node = 0; node < n; ++node) with[priority[node]].push_back(node);
    std::vector<char> distraction(n);
    const auto even_wins = [&](int node) { return (priority[node] % 2 == 0) != static_cast<bool>(distraction[node]); };
    const auto even_wins_in_one = [&](int node) {
        return owner[node] == 'E' ? std::any_of(to[node].begin(), to[node].end(), even_wins) : std::all_of(to[node].begin(), to[node].end(), even_wins);
    };

    for (int level = 0; level <= highest;) {
        std::vector<int> found;
        for (const int node : with[level])
            if (!distraction[node] && even_wins_in_one(node) != (level % 2 == 0)) found.push_back(node);
        for (const int node : found) distraction[node] = true;
        if (found.empty()) {
            ++level;
            continue;
        }
        for (; level > 0; --level)
            for (const int node : with[level - 1]) distraction[node] = false;
    }
    for (int node = 0; node < n; ++node) std::cout << (even_wins(node) ? "Even" : "Odd") << '\n';
}
