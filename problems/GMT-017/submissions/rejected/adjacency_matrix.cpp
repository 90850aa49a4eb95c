// Idea: an n x n matrix of edges: 10 GB at the largest n.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<char>> edge(n, vector<char>(n));
    while (m--) {
        int u, v;
        cin >> u >> v;
        edge[u][v] = 1;
    }
    vector<int> label(n), dist(n), deg(n);
    queue<int> q;
    for (int u = 0; u < n; u++) {
        for (int v = 0; v < n; v++) deg[u] += edge[u][v];
        if (!deg[u]) label[u] = 2, q.push(u);
    }
    while (!q.empty()) {
        int v = q.front();
        q.pop();
        for (int u = 0; u < n; u++) {
            if (!edge[u][v] || label[u]) continue;
            if (label[v] == 1 && --deg[u]) continue;
            label[u] = label[v] == 2 ? 1 : 2;
            dist[u] = dist[v] + 1;
            q.push(u);
        }
    }
    for (int v = 0; v < n; v++)
        if (label[v] == 0) puts("Draw");
        else printf("%s %d\n", label[v] == 1 ? "Winning" : "Losing", dist[v]);
}
