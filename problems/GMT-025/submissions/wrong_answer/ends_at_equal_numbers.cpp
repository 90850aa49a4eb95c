// Idea: the game ends when both numbers are equal; whoever finds them so has lost.
#include <bits/stdc++.h>
using namespace std;

bool lost(long long a, long long b) {
    if (a < b) swap(a, b);
    return (__int128) a * (a - b) < (__int128) b * b;
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
        if (r == 0 || !lost(b, r)) r += b;
        printf("First %d %lld\n", p, a - r);
    }
}
