// Idea: as memo_forgets_zero, with marks that cost next to nothing: a memo of 0 also means "not yet known".
#include <bits/stdc++.h>
using namespace std;

vector<vector<int>> moves;
vector<int> memo, seen_by;
int calls = 0;

int grundy(int u) {
    if (memo[u]) return memo[u];
    vector<int> values;
    for (int v : moves[u]) values.push_back(memo[v] ? memo[v] : grundy(v));
    const int mark = ++calls;
    for (int value : values) seen_by[value] = mark;
    int value = 0;
    while (seen_by[value] == mark) value++;
    return memo[u] = value;
}

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    moves.resize(n);
    memo.resize(n);
    seen_by.resize(n + 1);
    while (m--) {
        int u, v;
        scanf("%d %d", &u, &v);
        moves[u].push_back(v);
    }
    for (int u = 0; u < n; u++) printf("%d ", grundy(u));
}
