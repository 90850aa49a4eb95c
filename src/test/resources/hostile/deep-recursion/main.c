#include <stdio.h>
static long depth_of(long depth) {
    volatile long here = depth;
    return depth == 0 ? 0 : 1 + depth_of(here - 1);
}
int main(void) {
    printf("%ld\n", depth_of(1000000));
}
