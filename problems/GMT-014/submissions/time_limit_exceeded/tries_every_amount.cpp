// Idea: for each pile try taking 1, 2, 3, … stones until the xor becomes 0.
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
        for (auto& v : a) {
            cin >> v;
            x ^= v;
        }
        bool found = false;
        for (int i = 0; i < n && !found; i++) {
            for (long long s = 1; s <= a[i]; s++) {
                if ((x ^ a[i] ^ (a[i] - s)) == 0) {
                    cout << "First " << i + 1 << ' ' << s << '\n';
                    found = true;
                    break;
                }
            }
        }
        if (!found) cout << "Second\n";
    }
}
