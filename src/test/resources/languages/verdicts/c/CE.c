#include <stdio.h>

int main(void) {
    printf("%d\n", nowhere);
    return 0;
}
