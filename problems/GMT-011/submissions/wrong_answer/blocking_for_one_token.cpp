// Idea: test for the other token when the first one moves, and forget it for the second.
#include <bits/stdc++.h>
using namespace std;

vector<int> adj[105];
int memo[105][105];

bool win(int a, int b) {
    int& r = memo[a][b];
    if (r) return r == 1;
    bool w = false;
    for (int x : adj[a])
        if (x != b && !win(x, b)) w = true;
    for (int x : adj[b])
        if (!win(a, x)) w = true;
    r = w ? 1 : 2;
    return w;
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
    puts(win(a, b) ? "First" : "Second");
}
