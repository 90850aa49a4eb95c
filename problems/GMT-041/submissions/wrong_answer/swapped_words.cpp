// Idea: right, with the words changed over.
#include <iostream>
#include <numeric>
#include <queue>
#include <utility>
#include <vector>

const int NONE = -1;

class Matching {
public:
    explicit Matching(const std::vector<std::vector<int>>& neighbours)
        : neighbours(neighbours), n(static_cast<int>(neighbours.size())), mate(n, NONE), seen(n, 0) {
        for (int root = 0; root < n; ++root)
            if (mate[root] == NONE) flip_path(grow({root}));
    }

    // Nodes that some maximum matching leaves free.
    std::vector<bool> can_be_free() {
        std::vector<int> roots;
        for (int node = 0; node < n; ++node)
            if (mate[node] == NONE) roots.push_back(node);
        grow(roots);
        return outer;
    }

private:
    const std::vector<std::vector<int>>& neighbours;
    const int n;
    std::vector<int> mate, from, base;
    std::vector<bool> outer;  // an alternating path of even length leads here
    std::queue<int> open;
    std::vector<int> seen;
    int search = 0;

    // Returns the free node at the end of a path that makes the matching larger, or NONE.
    int grow(const std::vector<int>& roots) {
        from.assign(n, NONE);
        outer.assign(n, false);
        base.resize(n);
        std::iota(base.begin(), base.end(), 0);
        open = {};
        for (const int root : roots) {
            outer[root] = true;
            open.push(root);
        }
        while (!open.empty()) {
            const int node = open.front();
            open.pop();
            for (const int next : neighbours[node]) {
                if (outer[next]) {
                    if (base_of(node) == base_of(next)) continue;
                    const int common = common_base(node, next);
                    shrink(node, next, common);
                    shrink(next, node, common);
                } else if (from[next] == NONE) {
                    from[next] = node;
                    if (mate[next] == NONE) return next;
                    outer[mate[next]] = true;
                    open.push(mate[next]);
                }
            }
        }
        return NONE;
    }

    int base_of(int node) {
        while (base[node] != node) node = base[node] = base[base[node]];
        return node;
    }

    int common_base(int one, int other) {
        ++search;
        for (;; std::swap(one, other)) {
            if (one == NONE) continue;
            one = base_of(one);
            if (seen[one] == search) return one;
            seen[one] = search;
            one = mate[one] == NONE ? NONE : from[mate[one]];
        }
    }

    // One side of an odd cycle, from a node down to the base: inner nodes become outer, too.
    void shrink(int node, int across, int common) {
        while (base_of(node) != common) {
            from[node] = across;
            across = mate[node];
            if (!outer[across]) {
                outer[across] = true;
                open.push(across);
            }
            if (base[node] == node) base[node] = common;
            if (base[across] == across) base[across] = common;
            node = from[across];
        }
    }

    void flip_path(int node) {
        while (node != NONE) {
            const int before = from[node];
            const int next = mate[before];
            mate[node] = before;
            mate[before] = node;
            node = next;
        }
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> neighbours(n);
    while (m-- > 0) {
        int u, v;
        std::cin >> u >> v;
        neighbours[u].push_back(v);
        neighbours[v].push_back(u);
    }
    const std::vector<bool> losing = Matching(neighbours).can_be_free();
    for (int node = 0; node < n; ++node) std::cout << (losing[node] ? "Winning\n" : "Losing\n");
}
