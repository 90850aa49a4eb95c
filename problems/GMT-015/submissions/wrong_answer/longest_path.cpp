// Idea: the value is the greatest number of moves that can still be made.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<vector<int>> back(n);
    vector<int> deg(n), len(n);
    while (m--) {
        int u, v;
        cin >> u >> v;
        back[v].push_back(u);
        deg[u]++;
    }
    queue<int> q;
    for (int i = 0; i < n; i++)
        if (!deg[i]) q.push(i);
    while (!q.empty()) {
        int v = q.front();
        q.pop();
        for (int u : back[v]) {
            len[u] = max(len[u], len[v] + 1);
            if (--deg[u] == 0) q.push(u);
        }
    }
    for (int x : len) cout << x << ' ';
    cout << '\n';
}
