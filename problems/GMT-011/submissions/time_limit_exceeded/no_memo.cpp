// Idea: simple recursion is enough, since the graph has no cycles.
#include <bits/stdc++.h>
using namespace std;

vector<int> adj[105];

bool win(int a, int b) {
    for (int x : adj[a])
        if (x != b && !win(x, b)) return true;
    for (int x : adj[b])
        if (x != a && !win(a, x)) return true;
    return false;
}

int main() {
    int n, m, a, b;
    cin >> n >> m;
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        adj[u].push_back(v);
    }
    cin >> a >> b;
    cout << (win(a, b) ? "First" : "Second") << endl;
}
