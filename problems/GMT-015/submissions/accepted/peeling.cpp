// No mex at all: the nodes of value 0 are the losing ones. Take them away; the losing nodes of the rest have value 1; and so on.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> predecessors(n);
    std::vector<int> moves(n, 0);
    for (int i = 0; i < m; ++i) {
        int from, to;
        std::cin >> from >> to;
        predecessors[to].push_back(from);
        ++moves[from];
    }
    std::vector<int> left;  // the nodes without a value, each after all of its successors
    for (int v = 0; v < n; ++v)
        if (moves[v] == 0) left.push_back(v);
    for (size_t i = 0; i < left.size(); ++i)
        for (int u : predecessors[left[i]])
            if (--moves[u] == 0) left.push_back(u);

    std::vector<int> value(n, -1);
    std::vector<char> winning(n);
    for (int round = 0; !left.empty(); ++round) {
        for (int v : left) winning[v] = false;
        for (int v : left) {
            if (winning[v]) continue;
            value[v] = round;
            for (int u : predecessors[v]) winning[u] = true;
        }
        std::erase_if(left, [&](int v) { return value[v] >= 0; });
    }
    for (int v = 0; v < n; ++v) std::cout << value[v] << (v + 1 < n ? ' ' : '\n');
}
