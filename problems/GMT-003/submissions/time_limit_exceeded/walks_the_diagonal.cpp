// Idea: walk along the diagonal one step at a time.
#include <cstdio>

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        long long d, k, x = 0;
        scanf("%lld %lld", &d, &k);
        while ((x + k) * (x + k) * 2 <= d * d) x += k;
        puts(x * x + (x + k) * (x + k) <= d * d ? "First" : "Second");
    }
}
