// Idea: whoever has more placements at the beginning wins; if they are equal, whoever does not begin.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int h, w;
        cin >> h >> w;
        vector<string> b(h);
        for (auto& row : b) cin >> row;
        int v = 0, o = 0;
        for (int i = 0; i < h; i++)
            for (int j = 0; j < w; j++) {
                if (b[i][j] != '.') continue;
                v += i + 1 < h && b[i + 1][j] == '.';
                o += j + 1 < w && b[i][j + 1] == '.';
            }
        cout << (v > o ? "Vertical" : "Horizontal") << " " << (o > v ? "Horizontal" : "Vertical") << "\n";
    }
}
