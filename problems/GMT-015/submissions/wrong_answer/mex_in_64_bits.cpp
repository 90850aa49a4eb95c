// Idea: the values fit into the bits of one 64-bit mask.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<vector<int>> back(n);
    vector<int> deg(n), g(n);
    vector<unsigned long long> mask(n);
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
        g[v] = countr_one(mask[v]);
        for (int u : back[v]) {
            mask[u] |= 1ULL << (g[v] & 63);
            if (--deg[u] == 0) q.push(u);
        }
    }
    for (int x : g) cout << x << ' ';
    cout << '\n';
}
