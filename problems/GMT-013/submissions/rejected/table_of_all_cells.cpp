// Idea: a table with one byte for each cell up to the farthest query: 10^18 bytes are not to be had.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        long long n, q, w = 0, h = 0;
        cin >> n;
        set<pair<long long, long long>> bad;
        while (n--) {
            long long x, y;
            cin >> x >> y;
            bad.insert({x, y});
        }
        cin >> q;
        vector<pair<long long, long long>> ask(q);
        for (auto& [x, y] : ask) {
            cin >> x >> y;
            w = max(w, x + 1);
            h = max(h, y + 1);
        }
        vector<char> losing(w * h);
        vector<char> column(h);
        for (long long x = 0; x < w; x++) {
            bool row = false;
            for (long long y = 0; y < h; y++) {
                if (bad.count({x, y})) {
                    row = column[y] = false;
                } else if (!row && !column[y]) {
                    losing[x * h + y] = row = column[y] = true;
                }
            }
        }
        for (auto [x, y] : ask) puts(losing[x * h + y] ? "Bob" : "Alice");
    }
}
