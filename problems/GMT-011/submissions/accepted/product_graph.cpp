// The second, independent solver: write out the graph of all positions and settle it backwards from its dead ends.
#include <cstdio>
#include <vector>

int main() {
    int n, m;
    if (std::scanf("%d %d", &n, &m) != 2) return 1;
    std::vector<std::pair<int, int>> edges(m);
    for (auto& [u, v] : edges)
        if (std::scanf("%d %d", &u, &v) != 2) return 1;
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) return 1;

    const auto position = [n](int first, int second) { return (first - 1) * n + second - 1; };
    std::vector<std::vector<int>> before(n * n);
    std::vector<int> open(n * n, 0);
    const auto addMove = [&](int from, int to) {
        before[to].push_back(from);
        open[from]++;
    };
    for (const auto& [u, v] : edges)
        for (int other = 1; other <= n; other++)
            if (other != u && other != v) {
                addMove(position(u, other), position(v, other));
                addMove(position(other, u), position(other, v));
            }

    std::vector<bool> known(n * n, false), winning(n * n, false);
    std::vector<int> queue;
    for (int p = 0; p < n * n; p++)
        if (open[p] == 0) known[p] = true, queue.push_back(p);
    for (size_t i = 0; i < queue.size(); i++)
        for (int p : before[queue[i]]) {
            if (known[p]) continue;
            if (!winning[queue[i]]) winning[p] = known[p] = true;
            else if (--open[p] == 0) known[p] = true;
            if (known[p]) queue.push_back(p);
        }
    std::puts(winning[position(a, b)] ? "First" : "Second");
}
