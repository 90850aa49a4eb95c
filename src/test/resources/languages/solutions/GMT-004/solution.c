#include <stdio.h>
#include <stdlib.h>

/* How many numbers rise from one end on, in steps of that direction. */
static int rising_run(const int *from, int count, int step) {
    int length = 1;
    while (length < count && from[length * step] > from[(length - 1) * step]) length++;
    return length;
}

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    int *row = malloc(n * sizeof(int));
    for (int i = 0; i < n; i++)
        if (scanf("%d", &row[i]) != 1) return 1;
    int from_left = rising_run(row, n, 1);
    int from_right = rising_run(row + n - 1, n, -1);
    puts(from_left % 2 == 0 && from_right % 2 == 0 ? "Second" : "First");
    free(row);
    return 0;
}
