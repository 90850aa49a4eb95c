// Idea: right, but the products are held in 64 bits.
#include <bits/stdc++.h>
using namespace std;

bool lost(unsigned long long a, unsigned long long b) {
    if (a < b) swap(a, b);
    return a != b && a * (a - b) < b * b;
}

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        unsigned long long a, b;
        scanf("%llu %llu", &a, &b);
        if (lost(a, b)) {
            puts("Second");
            continue;
        }
        int p = a < b ? 2 : 1;
        if (a < b) swap(a, b);
        unsigned long long r = a % b;
        if (r > 0 && !lost(b, r)) r += b;
        printf("First %d %llu\n", p, a - r);
    }
}
