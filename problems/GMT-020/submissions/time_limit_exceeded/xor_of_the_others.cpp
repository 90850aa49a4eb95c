#pragma GCC optimize("O3")
// Idea: right, but what all other piles come to is computed anew for each pile: n * n steps.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        scanf("%d", &n);
        vector<long long> a(n);
        for (long long& x : a) scanf("%lld", &x);
        bool won = false;
        for (int i = 0; i < n && !won; i++) {
            long long others = 0, own = a[i], tall = 0;
            a[i] = 0;
            for (int j = 0; j < n; j++) {
                others ^= a[j];
                tall += a[j] > 1;
            }
            a[i] = own;
            long long rest = tall ? others : others ^ 1;
            if (rest < own) {
                printf("First %d %lld\n", i + 1, own - rest);
                won = true;
            }
        }
        if (!won) puts("Second");
    }
}
