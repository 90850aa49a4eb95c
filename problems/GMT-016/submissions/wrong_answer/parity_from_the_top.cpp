// Idea: every second basin counts, but counted from the top of the flight, as if the barges left there.
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
        vector<long long> a(n + 2);
        for (int i = 1; i <= n; i++) cin >> a[i];
        long long x = 0;
        for (int i = n; i >= 1; i -= 2) x ^= a[i];
        int k = 0;
        for (int i = n; i >= 1 && x; i -= 2) {
            long long d = (a[i] ^ x) - a[i];
            if (d < 0 || d <= a[i + 1]) k++;
        }
        if (k) cout << "First " << k << '\n';
        else cout << "Second\n";
    }
}
