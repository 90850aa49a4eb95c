// Idea: right, but every number up to the limit is tried as a first move.
#include <bits/stdc++.h>
using namespace std;

long long part(long long n) {
    long long last = 0;
    while (n > 0) {
        long long a = 1, b = 2;
        while (b <= n) {
            long long c = a + b;
            a = b;
            b = c;
        }
        last = a;
        n -= a;
    }
    return last;
}

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        long long n, m, taken = 0;
        scanf("%lld %lld", &n, &m);
        for (long long x = 1; x <= m && !taken; x++)
            if (x == n || part(n - x) > 2 * x) taken = x;
        if (taken) printf("First %lld\n", taken);
        else puts("Second");
    }
}
