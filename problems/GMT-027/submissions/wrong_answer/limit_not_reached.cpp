// Idea: fewer stones than the limit may be taken, not as many.
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
        long long n, m;
        scanf("%lld %lld", &n, &m);
        long long p = part(n);
        if (p < m) printf("First %lld\n", p);
        else puts("Second");
    }
}
