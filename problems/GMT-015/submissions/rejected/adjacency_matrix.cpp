// Idea: an n x n matrix of edges: 10 GB at the largest n.
#include <bits/stdc++.h>
using namespace std;

int n, m;
vector<vector<char>> edge;
vector<int> g;

int grundy(int u) {
    if (g[u] >= 0) return g[u];
    vector<char> seen(n + 1);
    for (int v = 0; v < n; v++)
        if (edge[u][v]) seen[grundy(v)] = 1;
    g[u] = 0;
    while (seen[g[u]]) g[u]++;
    return g[u];
}

int main() {
    cin >> n >> m;
    edge.assign(n, vector<char>(n));
    g.assign(n, -1);
    while (m--) {
        int u, v;
        cin >> u >> v;
        edge[u][v] = 1;
    }
    for (int i = 0; i < n; i++) cout << grundy(i) << ' ';
    cout << endl;
}
