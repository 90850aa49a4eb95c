// Idea: right, in ints.
#include <algorithm>
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
        vector<int> a(n);
        int x = 0;
        int tall = 0;
        for (auto& pile : a) {
            long long read;
            cin >> read;
            pile = static_cast<int>(read);
            x ^= pile;
            tall += pile > 1;
        }
        int chosen = 0;
        int taken = 0;
        for (int i = 0; i < n && !chosen; i++) {
            int rest = a[i] ^ x ^ (tall > 1 ? 0 : 1);
            if (rest < a[i]) {
                chosen = i + 1;
                taken = a[i] - rest;
            }
        }
        if (chosen) cout << "First " << chosen << ' ' << taken << '\n';
        else cout << "Second\n";
    }
}
