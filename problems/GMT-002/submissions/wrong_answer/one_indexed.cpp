// Idea: nodes are numbered from 1 to n.
#include <bits/stdc++.h>
using namespace std;

vector<int> adj[100005];
int memo[100005];

bool win(int u) {
    if (memo[u]) return memo[u] == 2;
    bool w = false;
    for (int v : adj[u])
        if (!win(v)) w = true;
    memo[u] = w ? 2 : 1;
    return w;
}

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    for (int i = 0; i < m; i++) {
        int u, v;
        scanf("%d %d", &u, &v);
        adj[u].push_back(v);
    }
    for (int i = 1; i <= n; i++) printf("%s ", win(i) ? "Winning" : "Losing");
}
