// Idea: powers of two instead of Fibonacci numbers, as if a move could take at most as many as the one before.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        long long n, m;
        scanf("%lld %lld", &n, &m);
        long long p = n & -n;
        if (p <= m) printf("First %lld\n", p);
        else puts("Second");
    }
}
