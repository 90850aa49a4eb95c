// Idea: right, but adds up the whole stalk again for each cut.
#include <bits/stdc++.h>
using namespace std;

vector<long long> digits_of(const vector<string>& s, char me) {
    size_t longest = 0;
    for (auto& x : s) longest = max(longest, x.size());
    vector<long long> d(longest + 1);
    for (auto& x : s) {
        size_t run = 0;
        while (run < x.size() && x[run] == x[0]) run++;
        for (size_t i = 0; i < x.size(); i++) d[i < run ? 0 : i - run + 1] += x[i] == me ? 1 : -1;
    }
    for (size_t p = longest; p > 0; p--) {
        long long bit = d[p] & 1;
        d[p - 1] += (d[p] - bit) / 2;
        d[p] = bit;
    }
    return d;
}

int sign(const vector<long long>& d) {
    if (d[0] < 0) return -1;
    for (long long x : d) if (x) return 1;
    return 0;
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
            string name = me == 'B' ? "Blue" : "Red", rival = me == 'B' ? "Red" : "Blue";
            if (sign(digits_of(s, me)) <= 0) {
                cout << rival << "\n";
                continue;
            }
            int number = 0, best = 0;
            for (auto& x : s) {
                const string whole = x;
                for (size_t i = 0; i < whole.size() && !best; i++) {
                    number++;
                    if (whole[i] != me) continue;
                    x = whole.substr(0, i);
                    if (sign(digits_of(s, me)) >= 0) best = number;
                }
                x = whole;
                if (best) break;
            }
            cout << name << " " << best << "\n";
        }
    }
}
