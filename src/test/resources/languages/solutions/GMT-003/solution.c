#include <stdbool.h>
#include <stdio.h>

static bool is_inside(long long x, long long y, long long d) {
    return x * x + y * y <= d * d;
}

/* The second player goes back to the diagonal: the last point there decides. */
static long long last_on_diagonal(long long d, long long k) {
    long long inside = 0, outside = d / k + 1;
    while (outside - inside > 1) {
        long long middle = (inside + outside) / 2;
        if (is_inside(k * middle, k * middle, d)) inside = middle;
        else outside = middle;
    }
    return inside;
}

int main(void) {
    int games;
    if (scanf("%d", &games) != 1) return 1;
    while (games-- > 0) {
        long long d, k;
        if (scanf("%lld %lld", &d, &k) != 2) return 1;
        long long z = last_on_diagonal(d, k);
        puts(is_inside(k * z, k * (z + 1), d) ? "First" : "Second");
    }
    return 0;
}
