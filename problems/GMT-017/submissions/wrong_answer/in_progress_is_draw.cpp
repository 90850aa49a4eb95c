// Idea: depth-first search with a memo; a node that is still being searched counts as a draw, and what follows from that is remembered.
#include <bits/stdc++.h>
using namespace std;

vector<vector<int>> adj;
vector<int> state, value, dist_;  // state: 0 new, 1 in progress, 2 done; value: 0 draw, 1 win, 2 loss

int solve(int u) {
    if (state[u] == 2) return value[u];
    if (state[u] == 1) return 0;
    state[u] = 1;
    int win = INT_MAX, lose = 0;
    bool draw = false;
    for (int v : adj[u]) {
        int r = solve(v);
        if (r == 2) win = min(win, dist_[v] + 1);
        if (r == 1) lose = max(lose, dist_[v] + 1);
        if (r == 0) draw = true;
    }
    state[u] = 2;
    if (win != INT_MAX) value[u] = 1, dist_[u] = win;
    else if (draw) value[u] = 0;
    else value[u] = 2, dist_[u] = lose;
    return value[u];
}

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    adj.resize(n);
    state.assign(n, 0);
    value.assign(n, 0);
    dist_.assign(n, 0);
    while (m--) {
        int u, v;
        scanf("%d %d", &u, &v);
        adj[u].push_back(v);
    }
    for (int i = 0; i < n; i++) {
        solve(i);
        if (value[i] == 0) puts("Draw");
        else printf("%s %d\n", value[i] == 1 ? "Winning" : "Losing", dist_[i]);
    }
}
