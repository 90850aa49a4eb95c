// Idea: of the winning edges the one nearest to the ground is named.
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
    wanted.assign(n + 1, 0);
    vector<int> depth(n + 1);
    int best = 0;
    for (int i = n - 1; i >= 0; i--) {
        int e = order_[i], p = below[e];
        depth[e] = depth[p] + 1;
        int r = value_[p] ^ (value_[e] + 1) ^ wanted[p];
        if (r == 0 && (!best || depth[e] < depth[best] || (depth[e] == depth[best] && e < best))) best = e;
        wanted[e] = r - 1;
    }
    return best;
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
