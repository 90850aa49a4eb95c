// Idea: plain recursion; every node is computed again for each way that leads to it.
#include <bits/stdc++.h>
using namespace std;

vector<vector<int>> adj;

int grundy(int u) {
    set<int> seen;
    for (int v : adj[u]) seen.insert(grundy(v));
    int g = 0;
    while (seen.count(g)) g++;
    return g;
}

int main() {
    int n, m;
    cin >> n >> m;
    adj.resize(n);
    while (m--) {
        int u, v;
        cin >> u >> v;
        adj[u].push_back(v);
    }
    for (int i = 0; i < n; i++) cout << grundy(i) << ' ';
    cout << endl;
}
