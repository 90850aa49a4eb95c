// Idea: right recursion, but the memo keeps 0 for "losing" and for "not yet known" alike, so losing nodes are computed again.
#include <bits/stdc++.h>
using namespace std;

vector<vector<int>> moves;
vector<int> memo;

int wins(int u) {
    if (memo[u]) return memo[u];
    for (int v : moves[u])
        if (!wins(v)) return memo[u] = 1;
    return memo[u] = 0;
}

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    moves.resize(n);
    memo.resize(n);
    while (m--) {
        int u, v;
        scanf("%d %d", &u, &v);
        moves[u].push_back(v);
    }
    for (int u = 0; u < n; u++) printf("%s ", wins(u) ? "Winning" : "Losing");
}
