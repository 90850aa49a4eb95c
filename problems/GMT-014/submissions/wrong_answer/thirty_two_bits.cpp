// Idea: right, but with int for the piles.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int t;
    cin >> t;
    while (t--) {
        int n, x = 0;
        cin >> n;
        vector<int> a(n);
        for (auto& v : a) {
            long long wide;
            cin >> wide;
            v = (int)wide;
            x ^= v;
        }
        bool found = false;
        for (int i = 0; i < n && !found; i++) {
            if ((a[i] ^ x) < a[i]) {
                cout << "First " << i + 1 << ' ' << a[i] - (a[i] ^ x) << '\n';
                found = true;
            }
        }
        if (!found) cout << "Second\n";
    }
}
