// Idea: a tree is worth as many edges as its longest branch has.
#include <bits/stdc++.h>
using namespace std;

int n;
vector<int> below, order_, value_, wanted;

void tips_first() {
    vector<int> branches(n + 1);
    order_.clear();
    for (int e = 1; e <= n; e++) branches[below[e]]++;
    for (int e = 1; e <= n; e++) if (!branches[e]) order_.push_back(e);
    for (int i = 0; i < n; i++) {
        int p = below[order_[i]];
        if (p && !--branches[p]) order_.push_back(p);
    }
}

int solve() {
    tips_first();
    value_.assign(n + 1, 0);
    int x = 0;
    for (int e : order_) {
        if (below[e]) value_[below[e]] = max(value_[below[e]], value_[e] + 1);
        else x ^= value_[e] + 1;
    }
    if (!x) return 0;
    // Cut where the longest branch of a tree is left with the height that balances the others.
    vector<int> depth(n + 1), root(n + 1);
    for (int i = n - 1; i >= 0; i--) {
        int e = order_[i];
        depth[e] = depth[below[e]] + 1;
        root[e] = below[e] ? root[below[e]] : e;
    }
    for (int e = 1; e <= n; e++) {
        int height = value_[root[e]] + 1;
        if (depth[e] + value_[e] == height && depth[e] - 1 == (height ^ x)) return e;
    }
    return 1;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int t;
    cin >> t;
    while (t--) {
        cin >> n;
        below.assign(n + 1, 0);
        for (int e = 1; e <= n; e++) cin >> below[e];
        int e = solve();
        if (e) cout << "First " << e << "\n";
        else cout << "Second\n";
    }
}
