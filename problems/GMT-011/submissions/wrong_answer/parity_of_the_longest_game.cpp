// Idea: together the tokens can make a fixed number of moves; its parity decides.
#include <bits/stdc++.h>
using namespace std;

int n, m;
vector<int> adj[101];
map<pair<int, int>, int> memo;

int longest(int a, int b) {
    auto it = memo.find({a, b});
    if (it != memo.end()) return it->second;
    int best = 0;
    for (int x : adj[a])
        if (x != b) best = max(best, 1 + longest(x, b));
    for (int x : adj[b])
        if (x != a) best = max(best, 1 + longest(a, x));
    return memo[{a, b}] = best;
}

int main() {
    scanf("%d%d", &n, &m);
    for (int i = 0, u, v; i < m; i++) {
        scanf("%d%d", &u, &v);
        adj[u].push_back(v);
    }
    int a, b;
    scanf("%d%d", &a, &b);
    puts(longest(a, b) % 2 ? "First" : "Second");
}
