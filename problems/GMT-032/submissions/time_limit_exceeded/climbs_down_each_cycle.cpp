// Idea: right, but goes down every cycle anew, through points that are fused already.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int games;
    std::cin >> games;
    while (games-- > 0) {
        int n, m;
        std::cin >> n >> m;
        std::vector<int> from(m), to(m);
        std::vector<std::vector<int>> at(n + 1);
        for (int edge = 0; edge < m; ++edge) {
            std::cin >> from[edge] >> to[edge];
            at[from[edge]].push_back(edge);
            at[to[edge]].push_back(edge);
        }
        std::vector<int> order{0}, below(n + 1, -1), height(n + 1, 0);
        std::vector<bool> in_tree(m, false);
        for (std::size_t i = 0; i < order.size(); ++i) {
            const int point = order[i];
            for (const int edge : at[point]) {
                const int next = from[edge] == point ? to[edge] : from[edge];
                if (next == 0 || below[next] >= 0) continue;
                below[next] = point;
                height[next] = height[point] + 1;
                in_tree[edge] = true;
                order.push_back(next);
            }
        }
        std::vector<bool> fused(n + 1, false);
        for (int edge = 0; edge < m; ++edge) {
            if (in_tree[edge]) continue;
            int one = from[edge], two = to[edge];
            while (one != two) {
                int& upper = height[one] > height[two] ? one : two;
                fused[upper] = true;
                upper = below[upper];
            }
        }
        std::vector<int> part(n + 1, 0);
        for (const int point : order) part[point] = fused[point] ? part[below[point]] : point;
        std::vector<int> value(n + 1, 0);
        for (int edge = 0; edge < m; ++edge)
            if (part[from[edge]] == part[to[edge]]) value[part[from[edge]]] ^= 1;
        for (std::size_t i = order.size() - 1; i > 0; --i) {
            const int point = order[i];
            if (!fused[point]) value[part[below[point]]] ^= value[point] + 1;
        }
        std::cout << (value[0] == 0 ? "Second " : "First ") << value[0] << '\n';
    }
}
