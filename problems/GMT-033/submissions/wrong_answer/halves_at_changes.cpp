// Idea: what stands on a change of colour counts half.
#include <bits/stdc++.h>
using namespace std;

const long long ONE = 1LL << 40;

vector<long long> weights(const string& s, char me) {
    vector<long long> w;
    long long x = ONE;
    for (size_t i = 0; i < s.size(); i++) {
        if (i > 0 && s[i] != s[i - 1]) x /= 2;
        w.push_back(s[i] == me ? x : -x);
    }
    return w;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        vector<string> s(n);
        for (auto& x : s) cin >> x;
        for (char me : {'B', 'R'}) {
            long long lead = 0;
            for (auto& x : s) for (long long w : weights(x, me)) lead += w;
            string name = me == 'B' ? "Blue" : "Red", rival = me == 'B' ? "Red" : "Blue";
            if (lead <= 0) {
                cout << rival << "\n";
                continue;
            }
            long long base = 1, best = 0;
            for (auto& x : s) {
                auto w = weights(x, me);
                long long left = lead;
                for (long long y : w) left -= y;
                for (size_t i = 0; i < w.size() && !best; i++) {
                    if (x[i] == me && left >= 0) best = base + (long long)i;
                    left += w[i];
                }
                if (best) break;
                base += (long long)x.size();
            }
            cout << name << " " << best << "\n";
        }
    }
}
