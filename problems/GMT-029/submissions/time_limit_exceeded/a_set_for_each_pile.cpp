// Idea: right, but keeps the values of all splits in a set.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    vector<vector<int>> games(t);
    int most = 0;
    for (auto& piles : games) {
        int n;
        cin >> n;
        piles.resize(n);
        for (int& p : piles) cin >> p, most = max(most, p);
    }
    vector<int> g(most + 1);
    for (int p = 3; p <= most; p++) {
        set<int> seen;
        for (int a = 1; 2 * a < p; a++) seen.insert(g[a] ^ g[p - a]);
        while (seen.count(g[p])) g[p]++;
    }
    for (auto& piles : games) {
        int x = 0;
        for (int p : piles) x ^= g[p];
        string out = "Second";
        for (size_t i = 0; i < piles.size() && x && out == "Second"; i++)
            for (int a = 1; 2 * a < piles[i]; a++)
                if ((g[a] ^ g[piles[i] - a] ^ g[piles[i]]) == x) {
                    out = "First pile " + to_string(i + 1) + " part " + to_string(a);
                    break;
                }
        cout << out << "\n";
    }
}
