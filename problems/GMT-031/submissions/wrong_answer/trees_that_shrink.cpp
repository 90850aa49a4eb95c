// Idea: as in Nim, the move must make a tree worth less; trees that would have to grow are passed over.
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
    int best = 0;
    for (int i = n - 1; i >= 0; i--) {
        int e = order_[i], p = below[e];
        int r = value_[p] ^ (value_[e] + 1) ^ wanted[p];
        if (r > value_[e] + 1) r = -1;
        wanted[e] = r < 0 ? -1 : r - 1;
        if (p && wanted[p] < 0) { wanted[e] = -1; continue; }
        if (r == 0 && (!best || e < best)) best = e;
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
