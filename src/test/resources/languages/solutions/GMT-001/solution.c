#include <stdbool.h>
#include <stdio.h>

/* The outcomes repeat every seven stones. */
static bool is_winning(long long stones) {
    long long rest = stones % 7;
    return rest != 0 && rest != 2;
}

int main(void) {
    int piles;
    if (scanf("%d", &piles) != 1) return 1;
    while (piles-- > 0) {
        long long stones;
        if (scanf("%lld", &stones) != 1) return 1;
        puts(is_winning(stones) ? "First" : "Second");
    }
    return 0;
}
