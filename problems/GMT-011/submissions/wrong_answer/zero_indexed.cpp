// Idea: the nodes are 0 to n - 1, so the table is filled for those.
#include <bits/stdc++.h>
using namespace std;

int n, m, a, b, incoming[205];
vector<int> adj[205];
bool win[205][205];

int main() {
    cin >> n >> m;
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        adj[u].push_back(v);
        incoming[v]++;
    }
    cin >> a >> b;
    vector<int> order;
    for (int u = 0; u < n; u++)
        if (!incoming[u]) order.push_back(u);
    for (size_t i = 0; i < order.size(); i++)
        for (int v : adj[order[i]])
            if (--incoming[v] == 0 && v < n) order.push_back(v);
    reverse(order.begin(), order.end());
    for (int u : order)
        for (int v : order) {
            for (int x : adj[u])
                if (x != v && !win[x][v]) win[u][v] = true;
            for (int x : adj[v])
                if (x != u && !win[u][x]) win[u][v] = true;
        }
    cout << (win[a][b] ? "First" : "Second") << endl;
}
