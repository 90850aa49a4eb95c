// Idea: right, in ints.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        long long x, y;
        scanf("%lld %lld", &x, &y);
        int n = (int) x, m = (int) y, p = 0;
        while (n > 0) {
            long long a = 1, b = 2;
            while (b <= n) {
                long long c = a + b;
                a = b;
                b = c;
            }
            p = (int) a;
            n -= p;
        }
        if (p <= m) printf("First %d\n", p);
        else puts("Second");
    }
}
