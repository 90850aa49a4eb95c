// Idea: a number that is more than one and a half times the other wins.
#include <bits/stdc++.h>
using namespace std;

bool lost(long long a, long long b) {
    if (a < b) swap(a, b);
    return a != b && a - b < (b + 1) / 2;
}

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        long long a, b;
        scanf("%lld %lld", &a, &b);
        if (lost(a, b)) {
            puts("Second");
            continue;
        }
        int p = a < b ? 2 : 1;
        if (a < b) swap(a, b);
        long long r = a % b;
        if (r > 0 && !lost(b, r) && a / b > 1) r += b;
        printf("First %d %lld\n", p, a - r);
    }
}
