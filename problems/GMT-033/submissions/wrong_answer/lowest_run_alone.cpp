// Idea: whoever owns the bottom of a stalk owns it, so only its lowest run counts.
#include <bits/stdc++.h>
using namespace std;

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
        auto run = [](const string& x) { return (int)min(x.find_first_not_of(x[0]), x.size()); };
        for (char me : {'B', 'R'}) {
            long long lead = 0;
            for (auto& x : s) lead += x[0] == me ? run(x) : -run(x);
            string name = me == 'B' ? "Blue" : "Red", rival = me == 'B' ? "Red" : "Blue";
            if (lead <= 0) {
                cout << rival << "\n";
                continue;
            }
            long long base = 1, best = 0;
            for (auto& x : s) {
                int r = run(x);
                for (int i = 0; i < (int)x.size() && !best; i++) {
                    if (x[i] != me) continue;
                    long long cost = i < r ? r - i : 0;
                    if (lead - cost >= 0) best = base + i;
                }
                if (best) break;
                base += (long long)x.size();
            }
            cout << name << " " << best << "\n";
        }
    }
}
