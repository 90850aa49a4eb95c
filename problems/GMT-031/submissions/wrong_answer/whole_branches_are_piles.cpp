// Idea: a branch may be made worth anything smaller, so it is enough to find the tree, and to cut as high as the number says.
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
    for (int e : order_) value_[below[e]] ^= value_[e] + 1;
    if (!value_[0]) return 0;
    vector<int> depth(n + 1), root(n + 1);
    for (int i = n - 1; i >= 0; i--) {
        int e = order_[i];
        depth[e] = below[e] ? depth[below[e]] + 1 : 0;
        root[e] = below[e] ? root[below[e]] : e;
    }
    // The first edge that stands on as many others as its tree must be worth.
    for (int e = 1; e <= n; e++) {
        int worth = value_[root[e]] + 1, rest = worth ^ value_[0];
        if (rest < worth && depth[e] == rest) return e;
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
