#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    size_t taken = 0;
    for (;;) {
        char *block = malloc(1 << 20);
        if (block == NULL) break;
        memset(block, 1, 1 << 20);
        taken++;
    }
    printf("%zu\n", taken);
    return 0;
}
