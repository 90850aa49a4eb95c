// Idea: an n by n matrix of successors. It needs 10 GB for the largest graphs.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<char>> edge(n, vector<char>(n, 0));
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        edge[u][v] = 1;
    }
    vector<int> state(n, -1);
    function<int(int)> win = [&](int u) {
        if (state[u] >= 0) return state[u];
        int w = 0;
        for (int v = 0; v < n && !w; v++)
            if (edge[u][v] && !win(v)) w = 1;
        return state[u] = w;
    };
    for (int u = 0; u < n; u++) cout << (win(u) ? "Winning" : "Losing") << ' ';
}
