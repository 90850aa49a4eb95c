// Idea: a node is losing when some move leads to a winning one (the two words are swapped).
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> before(n);
    vector<int> out(n);
    while (m--) {
        int u, v;
        cin >> u >> v;
        before[v].push_back(u);
        out[u]++;
    }
    vector<bool> losing(n);
    queue<int> ready;
    for (int u = 0; u < n; u++)
        if (!out[u]) ready.push(u);
    while (!ready.empty()) {
        int v = ready.front();
        ready.pop();
        for (int u : before[v]) {
            if (!losing[v]) losing[u] = true;
            if (!--out[u]) ready.push(u);
        }
    }
    for (int u = 0; u < n; u++) cout << (losing[u] ? "Losing " : "Winning ");
    cout << endl;
}
