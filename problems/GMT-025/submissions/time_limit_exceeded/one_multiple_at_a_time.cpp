// Idea: right, but the remainder is found by subtracting again and again.
#include <bits/stdc++.h>
using namespace std;

bool won(long long a, long long b) {
    bool mine = true;
    while (a > b && a < 2 * b) {
        a -= b;
        swap(a, b);
        mine = !mine;
    }
    return mine;
}

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        long long a, b;
        int p = 1;
        scanf("%lld %lld", &a, &b);
        if (a < b) {
            swap(a, b);
            p = 2;
        }
        if (!won(a, b)) {
            puts("Second");
            continue;
        }
        volatile long long r = a;
        while (r >= b) r = r - b;
        if (r > 0 && won(b, r)) r = r + b;
        printf("First %d %lld\n", p, a - r);
    }
}
