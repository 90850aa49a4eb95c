// Idea: work up from the empty pile, keeping the last four values.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        long long n;
        cin >> n;
        int win[4] = {0, 1, 0, 1};
        for (long long i = 4; i <= n; i++) {
            int w = !win[(i - 1) % 4] || !win[(i - 3) % 4] || !win[i % 4];
            win[i % 4] = w;
        }
        cout << (win[n % 4] ? "First" : "Second") << "\n";
    }
}
