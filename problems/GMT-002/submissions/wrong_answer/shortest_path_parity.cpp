// Idea: everybody hurries to a dead end, so the parity of the distance to the nearest one decides.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> before(n);
    vector<int> out(n), distance(n, -1);
    while (m--) {
        int u, v;
        cin >> u >> v;
        before[v].push_back(u);
        out[u]++;
    }
    queue<int> q;
    for (int u = 0; u < n; u++)
        if (!out[u]) {
            distance[u] = 0;
            q.push(u);
        }
    while (!q.empty()) {
        int v = q.front();
        q.pop();
        for (int u : before[v])
            if (distance[u] < 0) {
                distance[u] = distance[v] + 1;
                q.push(u);
            }
    }
    for (int u = 0; u < n; u++) cout << (distance[u] % 2 ? "Winning" : "Losing") << " ";
}
