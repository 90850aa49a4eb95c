// Idea: only the Grundy values; that somebody may complete three X at once is forgotten.
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
        vector<int> first, len;
        for (int i = 0; i < n; i++) {
            bool safe = true;
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
