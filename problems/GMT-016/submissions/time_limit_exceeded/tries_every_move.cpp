// Idea: right criterion, but every number of barges of every basin is tried.
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
        vector<long long> a(n + 1);
        long long x = 0;
        for (int i = 1; i <= n; i++) {
            cin >> a[i];
            if (i % 2) x ^= a[i];
        }
        long long k = 0;
        for (int i = 1; i <= n; i++)
            for (long long s = 1; s <= a[i]; s++) {
                long long rest = i % 2 ? x ^ a[i] ^ (a[i] - s) : x ^ a[i - 1] ^ (a[i - 1] + s);
                if (rest == 0) k++;
            }
        if (k) cout << "First " << k << '\n';
        else cout << "Second\n";
    }
}
