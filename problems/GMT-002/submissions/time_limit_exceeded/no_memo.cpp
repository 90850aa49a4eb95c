// Idea: plain recursion, each node searched again on every visit.
#include <bits/stdc++.h>
using namespace std;

vector<vector<int>> adj;

bool win(int u) {
    for (int v : adj[u])
        if (!win(v)) return true;
    return false;
}

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    adj.resize(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        scanf("%d %d", &u, &v);
        adj[u].push_back(v);
    }
    for (int u = 0; u < n; u++) printf("%s ", win(u) ? "Winning" : "Losing");
}
