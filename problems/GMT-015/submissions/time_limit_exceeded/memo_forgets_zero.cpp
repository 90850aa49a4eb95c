// Idea: right recursion, but a memo of 0 also means "not yet known", so nodes of Grundy value 0 are computed again.
#include <bits/stdc++.h>
using namespace std;

vector<vector<int>> moves;
vector<int> memo;

int grundy(int u) {
    if (memo[u]) return memo[u];
    set<int> seen;
    for (int v : moves[u]) seen.insert(grundy(v));
    int value = 0;
    while (seen.count(value)) value++;
    return memo[u] = value;
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
    for (int u = 0; u < n; u++) printf("%d ", grundy(u));
}
