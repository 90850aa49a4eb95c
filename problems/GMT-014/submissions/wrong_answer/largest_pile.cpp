// Idea: xor is right, and the winning move is always made in the largest pile.
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
        for (auto& v : a) {
            cin >> v;
            x ^= v;
        }
        if (x == 0) {
            cout << "Second\n";
            continue;
        }
        auto it = max_element(a.begin(), a.end());
        cout << "First " << it - a.begin() + 1 << ' ' << *it - (*it ^ x) << '\n';
    }
}
