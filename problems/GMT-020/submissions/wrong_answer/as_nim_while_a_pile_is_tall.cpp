// Idea: the rule changes only once all piles are ones; until then play as in Nim.
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
        vector<long long> a(n);
        long long x = 0;
        int tall = 0;
        for (auto& pile : a) {
            long long read;
            cin >> read;
            pile = static_cast<long long>(read);
            x ^= pile;
            tall += pile > 1;
        }
        int chosen = 0;
        long long taken = 0;
        for (int i = 0; i < n && !chosen; i++) {
            long long rest = a[i] ^ x ^ (tall ? 0 : 1);
            if (rest < a[i]) {
                chosen = i + 1;
                taken = a[i] - rest;
            }
        }
        if (chosen) cout << "First " << chosen << ' ' << taken << '\n';
        else cout << "Second\n";
    }
}
