#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define LONGEST 200

static int value[LONGEST + 1]; /* the Grundy value of a stretch of so many safe cells */

static int at_least_0(int n) {
    return n > 0 ? n : 0;
}

/* What is left of a stretch of that length when its i-th cell is marked. */
static int value_after(int length, int i) {
    return value[at_least_0(i - 2)] ^ value[at_least_0(length - i - 3)];
}

static void fill_values(void) {
    for (int length = 1; length <= LONGEST; length++) {
        bool reachable[2 * LONGEST + 1] = {false};
        for (int i = 0; i < length; i++) reachable[value_after(length, i)] = true;
        while (reachable[value[length]]) value[length]++;
    }
}

static bool is_marked(const char *row, int length, int cell) {
    return 0 <= cell && cell < length && row[cell] == 'X';
}

static bool completes(const char *row, int length, int c) {
    return row[c] == '.'
        && ((is_marked(row, length, c - 2) && is_marked(row, length, c - 1))
            || (is_marked(row, length, c - 1) && is_marked(row, length, c + 1))
            || (is_marked(row, length, c + 1) && is_marked(row, length, c + 2)));
}

/* A cell is safe when no X stands within two cells of it. */
static bool is_safe(const char *row, int length, int c) {
    for (int near = c - 2; near <= c + 2; near++)
        if (is_marked(row, length, near)) return false;
    return true;
}

static int stretch_from(const char *row, int length, int c) {
    int end = c;
    while (end < length && is_safe(row, length, end)) end++;
    return end - c;
}

/* Answers how many cells win, and writes them. */
static int winning_cells(const char *row, int *cells) {
    int length = (int)strlen(row), count = 0, sum = 0;
    for (int c = 0; c < length; c++)
        if (completes(row, length, c)) cells[count++] = c;
    if (count > 0) return count;
    for (int c = 0; c < length; c++) {
        int stretch = stretch_from(row, length, c);
        sum ^= value[stretch];
        c += stretch;
    }
    for (int c = 0; c < length; c++) {
        int stretch = stretch_from(row, length, c);
        for (int i = 0; i < stretch; i++)
            if ((sum ^ value[stretch] ^ value_after(stretch, i)) == 0) cells[count++] = c + i;
        c += stretch;
    }
    return count;
}

int main(void) {
    int rows;
    fill_values();
    if (scanf("%d", &rows) != 1) return 1;
    while (rows-- > 0) {
        char row[1000];
        int cells[1000];
        if (scanf("%999s", row) != 1) return 1;
        int count = winning_cells(row, cells);
        puts(count == 0 ? "LOSING" : "WINNING");
        for (int i = 0; i < count; i++) printf("%s%d", i > 0 ? " " : "", cells[i] + 1);
        printf("\n");
    }
    return 0;
}
