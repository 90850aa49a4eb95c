#include <stdio.h>
#include <stdlib.h>

int main(void) {
    fprintf(stderr, "gone wrong\n");
    abort();
}
