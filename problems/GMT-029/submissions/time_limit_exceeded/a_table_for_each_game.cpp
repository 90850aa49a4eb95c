// Idea: right, but works out all values again for every game.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n, most = 0, x = 0;
        cin >> n;
        vector<int> piles(n);
        for (int& p : piles) cin >> p, most = max(most, p);
        vector<int> g(most + 1), seen(1024);
        for (int p = 3; p <= most; p++) {
            for (int a = 1; 2 * a < p; a++) seen[g[a] ^ g[p - a]] = p;
            while (seen[g[p]] == p) g[p]++;
        }
        for (int p : piles) x ^= g[p];
        string out = "Second";
        for (int i = 0; i < n && x && out == "Second"; i++)
            for (int a = 1; 2 * a < piles[i]; a++)
                if ((g[a] ^ g[piles[i] - a] ^ g[piles[i]]) == x) {
                    out = "First pile " + to_string(i + 1) + " part " + to_string(a);
                    break;
                }
        cout << out << "\n";
    }
}
