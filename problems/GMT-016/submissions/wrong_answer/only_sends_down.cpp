// Idea: xor of the odd basins is right, but only moves out of odd basins are counted, as in Nim.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        vector<long long> a(n);
        long long x = 0;
        for (int i = 0; i < n; i++) {
            cin >> a[i];
            if (i % 2 == 0) x ^= a[i];
        }
        int k = 0;
        for (int i = 0; i < n; i += 2)
            if ((a[i] ^ x) < a[i]) k++;
        if (k) cout << "First " << k << '\n';
        else cout << "Second\n";
    }
}
