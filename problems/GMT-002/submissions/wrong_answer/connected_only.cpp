// Idea: the graph is connected, so searching everything joined to node 0, in either direction, is enough.
#include <bits/stdc++.h>
using namespace std;

int n, m;
vector<vector<int>> adj, around;
vector<int> memo;
vector<bool> seen;

int win(int u) {
    if (memo[u] >= 0) return memo[u];
    int w = 0;
    for (int v : adj[u])
        if (!win(v)) w = 1;
    return memo[u] = w;
}

int main() {
    scanf("%d %d", &n, &m);
    adj.resize(n);
    around.resize(n);
    memo.assign(n, -1);
    seen.resize(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        scanf("%d %d", &u, &v);
        adj[u].push_back(v);
        around[u].push_back(v);
        around[v].push_back(u);
    }
    vector<int> todo = {0};
    seen[0] = true;
    while (!todo.empty()) {
        int u = todo.back();
        todo.pop_back();
        win(u);
        for (int v : around[u])
            if (!seen[v]) {
                seen[v] = true;
                todo.push_back(v);
            }
    }
    for (int u = 0; u < n; u++) printf("%s ", memo[u] == 1 ? "Winning" : "Losing");
}
