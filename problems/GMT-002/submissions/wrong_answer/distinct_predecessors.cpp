// Idea: keep predecessors in a set, but count every edge of a node as a move still to be settled.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<set<int>> before(n);
    vector<int> out(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        before[v].insert(u);
        out[u]++;
    }
    vector<bool> win(n);
    queue<int> q;
    for (int u = 0; u < n; u++)
        if (out[u] == 0) q.push(u);
    while (!q.empty()) {
        int v = q.front();
        q.pop();
        for (int u : before[v]) {
            if (!win[v]) win[u] = true;
            if (--out[u] == 0) q.push(u);
        }
    }
    for (int u = 0; u < n; u++) cout << (win[u] ? "Winning " : "Losing ");
}
