// Idea: solve each token alone and say First when exactly one of them is winning.
#include <bits/stdc++.h>
using namespace std;

vector<int> adj[105];
int memo[105];

int win(int u) {
    if (memo[u] != -1) return memo[u];
    memo[u] = 0;
    for (int v : adj[u])
        if (!win(v)) memo[u] = 1;
    return memo[u];
}

int main() {
    int n, m;
    cin >> n >> m;
    memset(memo, -1, sizeof memo);
    while (m--) {
        int u, v;
        cin >> u >> v;
        adj[u].push_back(v);
    }
    int a, b;
    cin >> a >> b;
    cout << ((win(a) ^ win(b)) ? "First" : "Second") << endl;
}
