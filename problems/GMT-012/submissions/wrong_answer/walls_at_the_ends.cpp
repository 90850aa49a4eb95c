// Idea: the ends of the row are walls like an X: the two outermost cells are not safe either.
#include <bits/stdc++.h>
using namespace std;

int g[256];

int main() {
    for (int k = 1; k <= 210; k++) {
        set<int> seen;
        for (int i = 0; i < k; i++) seen.insert(g[max(0, i - 2)] ^ g[max(0, k - i - 3)]);
        while (seen.count(g[k])) g[k]++;
    }
    int t;
    cin >> t;
    while (t--) {
        string s;
        cin >> s;
        int n = s.size(), x = 0;
        vector<int> now;
        for (int i = 0; i < n; i++) {
            string u = s;
            if (u[i] == '.') u[i] = 'X';
            if (u.find("XXX") != string::npos) now.push_back(i + 1);
        }
        if (!now.empty()) {
            puts("WINNING");
            for (int c : now) printf("%d ", c);
            puts("");
            continue;
        }
        vector<int> first, len;
        for (int i = 0; i < n; i++) {
            bool safe = i >= 2 && i + 2 < n;
            for (int j = max(0, i - 2); j <= min(n - 1, i + 2); j++) safe &= s[j] == '.';
            if (!safe) continue;
            if (first.empty() || first.back() + len.back() != i) first.push_back(i), len.push_back(0);
            len.back()++;
        }
        for (int l : len) x ^= g[l];
        puts(x ? "WINNING" : "LOSING");
        for (size_t k = 0; k < len.size(); k++)
            for (int i = 0; i < len[k]; i++)
                if ((x ^ g[len[k]] ^ g[max(0, i - 2)] ^ g[max(0, len[k] - i - 3)]) == 0) printf("%d ", first[k] + i + 1);
        puts("");
    }
}
