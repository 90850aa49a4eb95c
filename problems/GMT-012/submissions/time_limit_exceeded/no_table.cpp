// Idea: the values of the stretches by plain recursion, without remembering them.
#include <bits/stdc++.h>
using namespace std;

int grundy(int k) {
    if (k <= 0) return 0;
    set<int> seen;
    for (int i = 0; i < k; i++) seen.insert(grundy(i - 2) ^ grundy(k - i - 3));
    int g = 0;
    while (seen.count(g)) g++;
    return g;
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        string s;
        cin >> s;
        int n = s.size(), x = 0;
        vector<int> wins;
        for (int i = 0; i < n; i++) {
            string u = s;
            u[i] = 'X';
            if (u.find("XXX") != string::npos) wins.push_back(i + 1);
        }
        if (wins.empty()) {
            vector<pair<int, int>> runs;
            for (int i = 0; i < n; i++) {
                bool safe = true;
                for (int j = max(0, i - 2); j <= min(n - 1, i + 2); j++) safe &= s[j] == '.';
                if (!safe) continue;
                if (runs.empty() || runs.back().first + runs.back().second != i) runs.push_back({i, 0});
                runs.back().second++;
            }
            for (auto [a, l] : runs) x ^= grundy(l);
            for (auto [a, l] : runs)
                for (int i = 0; i < l; i++)
                    if ((x ^ grundy(l) ^ grundy(i - 2) ^ grundy(l - i - 3)) == 0) wins.push_back(a + i + 1);
        }
        puts(wins.empty() ? "LOSING" : "WINNING");
        for (int w : wins) printf("%d ", w);
        puts("");
    }
}
