#include <stdio.h>
int main(void) {
    int nice = 0;
    FILE *file = fopen("/proc/self/autogroup", "r+");
    if (file != NULL && fscanf(file, "/autogroup-%*d nice %d", &nice) >= 0) {
        rewind(file);
        fputs("19", file);
        fclose(file);
    }
    printf("nice %d\n", nice);
}
