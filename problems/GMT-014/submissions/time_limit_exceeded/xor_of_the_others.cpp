#pragma GCC optimize("O3")
// Idea: pile i must become the xor of all the others, computed anew for each i: n * n steps, even with several of them at once.
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
            long long others = 0, own = a[i];
            a[i] = 0;
            for (int j = 0; j < n; j++) others ^= a[j];
            a[i] = own;
            if (others < own) {
                printf("First %d %lld\n", i + 1, own - others);
                won = true;
            }
        }
        if (!won) puts("Second");
    }
}
