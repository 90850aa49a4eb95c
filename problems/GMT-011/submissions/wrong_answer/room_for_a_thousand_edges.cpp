// Idea: right, with room for a thousand edges; the ones listed after them are dropped.
#include <cstdio>
#include <cstring>

bool edge[105][105];
signed char known[105][105];
int n, m;

bool wins(int a, int b) {
    signed char& result = known[a][b];
    if (result >= 0) return result;
    result = 0;
    for (int v = 1; v <= n && !result; v++) {
        if (edge[a][v] && v != b && !wins(v, b)) result = 1;
        else if (edge[b][v] && v != a && !wins(a, v)) result = 1;
    }
    return result;
}

int main() {
    int a, b;
    scanf("%d %d", &n, &m);
    for (int i = 0; i < m; i++) {
        scanf("%d %d", &a, &b);
        if (i < 1000) edge[a][b] = true;
    }
    scanf("%d %d", &a, &b);
    memset(known, -1, sizeof known);
    puts(wins(a, b) ? "First" : "Second");
}
