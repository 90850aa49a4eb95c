// Idea: the mex of a set is its largest element plus one.
#include <bits/stdc++.h>
using namespace std;

vector<vector<int>> adj;
vector<int> g;

int solve(int u) {
    if (g[u] != -1) return g[u];
    int best = -1;
    for (int v : adj[u]) best = max(best, solve(v));
    return g[u] = best + 1;
}

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    adj.resize(n);
    g.assign(n, -1);
    while (m--) {
        int u, v;
        scanf("%d %d", &u, &v);
        adj[u].push_back(v);
    }
    for (int i = 0; i < n; i++) printf("%d ", solve(i));
    puts("");
}
