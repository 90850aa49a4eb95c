// Idea: right, but works out all values again for each edge that may be cut.
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
    for (int cut = 0; cut <= n; cut++) {
        value_.assign(n + 1, 0);
        for (int e : order_) if (e != cut) value_[below[e]] ^= value_[e] + 1;
        if (!cut && !value_[0]) return 0;
        if (!value_[0]) return cut;
    }
    return 0;
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
