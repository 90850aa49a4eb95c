#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COORDINATE_MAX 1000000000LL
#define UNBOUNDED (4 * COORDINATE_MAX)

struct cell {
    long long x, y;
};

struct diagonal { /* the losing cells (x + d, y + d) for 0 <= d < length */
    long long x, y, length;
};

struct block { /* columns side by side; those that are winning are its first */
    long long first, size, filled;
};

/* Block 2i + 1 is the i-th column with an impassable cell, block 2i the columns before it. The leaves of the tree say which blocks have
   a column that is not winning, the other nodes whether one below them has. */
static struct block *blocks;
static int block_count, leaves;
static bool *tree;
static struct diagonal *diagonals;
static size_t diagonal_count, diagonal_room;

static int compare(long long a, long long b) {
    return (a > b) - (a < b);
}

static int by_row(const void *a, const void *b) {
    const struct cell *left = a, *right = b;
    int rows = compare(left->x, right->x);
    return rows != 0 ? rows : compare(left->y, right->y);
}

static int by_number(const void *a, const void *b) {
    return compare(*(const long long *)a, *(const long long *)b);
}

static int by_diagonal(const void *a, const void *b) {
    const struct diagonal *left = a, *right = b;
    int order = compare(left->x - left->y, right->x - right->y);
    return order != 0 ? order : compare(left->x, right->x);
}

static void set_open(int number, bool open) {
    int node = leaves + number;
    tree[node] = open;
    while (node > 1) {
        node /= 2;
        tree[node] = tree[2 * node] || tree[2 * node + 1];
    }
}

/* The first open block from that one on; the last block always is. */
static int first_open(int number) {
    int node = leaves + number;
    while (!tree[node]) {
        while (node % 2 == 1) node /= 2;
        node++;
    }
    while (node < leaves) node = tree[2 * node] ? 2 * node : 2 * node + 1;
    return node - leaves;
}

static void append(long long first, long long size) {
    blocks[block_count] = (struct block){first, size, 0};
    if (size > 0) set_open(block_count, true);
    block_count++;
}

static void make_blocks(const long long *columns, int count) {
    blocks = malloc((2 * (size_t)count + 1) * sizeof *blocks);
    block_count = 0;
    leaves = 1;
    while (leaves < 2 * count + 1) leaves *= 2;
    tree = calloc(2 * (size_t)leaves, sizeof *tree);
    long long from = 0;
    for (int i = 0; i < count; i++) {
        append(from, columns[i] - from);
        append(columns[i], 1);
        from = columns[i] + 1;
    }
    append(from, UNBOUNDED);
}

/* Losing cells from row x on, at most so many, in the columns of a block; answers how many. */
static long long lose(long long x, int number, long long most) {
    struct block *block = &blocks[number];
    long long room = block->size - block->filled;
    long long count = most < room ? most : room;
    if (diagonal_count == diagonal_room) {
        diagonal_room = 2 * diagonal_room + 16;
        diagonals = realloc(diagonals, diagonal_room * sizeof *diagonals);
    }
    diagonals[diagonal_count++] = (struct diagonal){x, block->first + block->filled, count};
    block->filled += count;
    if (block->filled == block->size) set_open(number, false);
    return count;
}

static void free_rows(long long from, long long until) {
    while (from < until) from += lose(from, first_open(0), until - from);
}

static int block_of(const long long *columns, int count, long long column) {
    const long long *at = bsearch(&column, columns, count, sizeof *columns, by_number);
    return 2 * (int)(at - columns) + 1;
}

/* One row with impassable cells: each piece between them has at most one losing cell. */
static void barred_row(long long x, const int *barred, int count) {
    int begin = 0;
    for (int k = 0; k <= count; k++) {
        int end = k < count ? barred[k] : block_count;
        if (begin < block_count) {
            int number = first_open(begin);
            if (number < end) lose(x, number, 1);
        }
        begin = end + 1;
    }
    for (int k = 0; k < count; k++) {
        blocks[barred[k]].filled = 0;
        set_open(barred[k], true);
    }
}

static void find_losing(struct cell *impassable, int count) {
    long long *columns = malloc((count + 1) * sizeof *columns);
    int *barred = malloc((count + 1) * sizeof *barred);
    int distinct = 0;
    qsort(impassable, count, sizeof *impassable, by_row);
    for (int i = 0; i < count; i++) columns[i] = impassable[i].y;
    qsort(columns, count, sizeof *columns, by_number);
    for (int i = 0; i < count; i++)
        if (i == 0 || columns[i] != columns[i - 1]) columns[distinct++] = columns[i];
    make_blocks(columns, distinct);
    long long next_row = 0;
    for (int i = 0; i < count;) {
        long long x = impassable[i].x;
        int in_row = 0;
        free_rows(next_row, x);
        next_row = x + 1;
        for (; i < count && impassable[i].x == x; i++) barred[in_row++] = block_of(columns, distinct, impassable[i].y);
        barred_row(x, barred, in_row);
    }
    free_rows(next_row, COORDINATE_MAX + 1);
    free(columns);
    free(barred);
    free(blocks);
    free(tree);
}

/* By the last diagonal on this line that begins no later. */
static bool is_losing(struct cell cell) {
    struct diagonal wanted = {cell.x, cell.y, 0};
    size_t low = 0, high = diagonal_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (by_diagonal(&diagonals[middle], &wanted) <= 0) low = middle + 1;
        else high = middle;
    }
    if (low == 0) return false;
    const struct diagonal *last = &diagonals[low - 1];
    return last->x - last->y == cell.x - cell.y && cell.x < last->x + last->length;
}

static struct cell *read_cells(int *count) {
    if (scanf("%d", count) != 1) exit(1);
    struct cell *cells = malloc((*count + 1) * sizeof *cells);
    for (int i = 0; i < *count; i++)
        if (scanf("%lld %lld", &cells[i].x, &cells[i].y) != 2) exit(1);
    return cells;
}

int main(void) {
    int cases;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases-- > 0) {
        int count;
        struct cell *cells = read_cells(&count);
        diagonal_count = 0;
        find_losing(cells, count);
        free(cells);
        qsort(diagonals, diagonal_count, sizeof *diagonals, by_diagonal);
        cells = read_cells(&count);
        for (int i = 0; i < count; i++) puts(is_losing(cells[i]) ? "Bob" : "Alice");
        free(cells);
    }
    free(diagonals);
    return 0;
}
