// Idea: Grundy values, a node wins if its value is not 0; they are kept in bytes, in which 256 is 0.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<vector<int>> to(n), from(n);
    vector<int> open(n);
    while (m--) {
        int u, v;
        scanf("%d %d", &u, &v);
        to[u].push_back(v);
        from[v].push_back(u);
        open[u]++;
    }
    vector<unsigned char> value(n);
    vector<int> queue;
    for (int u = 0; u < n; u++)
        if (!open[u]) queue.push_back(u);
    for (size_t i = 0; i < queue.size(); i++) {
        int u = queue[i];
        vector<bool> seen(to[u].size() + 2);
        for (int v : to[u])
            if (value[v] < seen.size()) seen[value[v]] = true;
        int mex = 0;
        while (seen[mex]) mex++;
        value[u] = mex;
        for (int w : from[u])
            if (!--open[w]) queue.push_back(w);
    }
    for (int u = 0; u < n; u++) printf("%s ", value[u] ? "Winning" : "Losing");
}
