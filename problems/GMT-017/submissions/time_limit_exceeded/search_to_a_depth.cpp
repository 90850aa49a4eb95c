// Idea: minimax to a depth of n moves from each node, without a memo.
#include <bits/stdc++.h>
using namespace std;

vector<vector<int>> adj;

// distance to a forced win (positive), to a forced loss (negative or 0), or INT_MAX when neither is seen
const int NONE = INT_MAX;

int search(int u, int depth) {
    if (adj[u].empty()) return 0;
    if (depth == 0) return NONE;
    int win = NONE, lose = 0;
    bool open = false;
    for (int v : adj[u]) {
        int r = search(v, depth - 1);
        if (r == NONE) open = true;
        else if (r <= 0) win = min(win, -r + 1);
        else lose = max(lose, r + 1);
    }
    if (win != NONE) return win;
    return open ? NONE : -lose;
}

int main() {
    int n, m;
    cin >> n >> m;
    adj.resize(n);
    while (m--) {
        int u, v;
        cin >> u >> v;
        adj[u].push_back(v);
    }
    for (int i = 0; i < n; i++) {
        int r = search(i, n);
        if (r == NONE) cout << "Draw\n";
        else if (r > 0) cout << "Winning " << r << '\n';
        else cout << "Losing " << -r << '\n';
    }
}
