// Idea: the film's rule, where taking the last stone loses; then piles of one stone turn the result round.
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
        int large = 0;
        for (auto& v : a) {
            cin >> v;
            x ^= v;
            if (v > 1) large++;
        }
        bool win = large ? x != 0 : x == 0;
        if (!win) {
            cout << "Second\n";
            continue;
        }
        for (int i = 0; i < n; i++) {
            if (a[i] == 0) continue;
            long long rest = a[i] ^ x;
            if (large == 1) rest = a[i] > 1 ? (a[i] ^ x ^ 1) : a[i];
            if (large == 0) rest = 0;
            if (rest < a[i]) {
                cout << "First " << i + 1 << ' ' << a[i] - rest << '\n';
                break;
            }
        }
    }
}
