// Idea: an impassable cell cannot be landed on, but the token may pass it.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n, q;
        cin >> n;
        set<pair<int, int>> bad;
        while (n--) {
            int x, y;
            cin >> x >> y;
            bad.insert({x, y});
        }
        cin >> q;
        vector<pair<int, int>> ask(q);
        int size = 0;
        for (auto& [x, y] : ask) {
            cin >> x >> y;
            size = max({size, x, y});
        }
        if (size > 3000) size = 3000;
        vector<char> row(size + 1), column(size + 1);
        set<pair<int, int>> losing;
        for (int x = 0; x <= size; x++)
            for (int y = 0; y <= size; y++) {
                if (bad.count({x, y}) || row[x] || column[y]) continue;
                losing.insert({x, y});
                row[x] = column[y] = 1;
            }
        for (auto [x, y] : ask) puts(losing.count({x, y}) ? "Bob" : "Alice");
    }
}
