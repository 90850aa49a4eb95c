// Idea: a matrix over all pairs of positions: 10^8 integers for 100 nodes.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> edge(n, vector<int>(n));
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        edge[u - 1][v - 1] = 1;
    }
    int a, b;
    cin >> a >> b;
    vector<vector<int>> move(n * n, vector<int>(n * n));
    for (int u = 0; u < n; u++)
        for (int v = 0; v < n; v++)
            for (int x = 0; x < n; x++) {
                if (u != v && edge[u][x] && x != v) move[u * n + v][x * n + v] = 1;
                if (u != v && edge[v][x] && x != u) move[u * n + v][u * n + x] = 1;
            }
    vector<int> memo(n * n, -1);
    function<int(int)> win = [&](int p) {
        if (memo[p] != -1) return memo[p];
        int w = 0;
        for (int q = 0; q < n * n; q++)
            if (move[p][q] && !win(q)) w = 1;
        return memo[p] = w;
    };
    cout << (win((a - 1) * n + b - 1) ? "First" : "Second") << endl;
}
