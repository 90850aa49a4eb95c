#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static int nodes;
static int *first, *next, *to; /* the edges of a node are a list */
static bool *visited;
static int *ends_first; /* every node stands behind all nodes that it leads to */
static int placed;

static void visit(int u) {
    if (visited[u]) return;
    visited[u] = true;
    for (int edge = first[u]; edge >= 0; edge = next[edge]) visit(to[edge]);
    ends_first[placed++] = u;
}

static bool can_win(const bool *winning, int a, int b) {
    for (int edge = first[a]; edge >= 0; edge = next[edge])
        if (to[edge] != b && !winning[to[edge] * nodes + b]) return true;
    for (int edge = first[b]; edge >= 0; edge = next[edge])
        if (to[edge] != a && !winning[a * nodes + to[edge]]) return true;
    return false;
}

int main(void) {
    int edges, a, b;
    if (scanf("%d %d", &nodes, &edges) != 2) return 1;
    first = malloc(nodes * sizeof(int));
    visited = calloc(nodes, sizeof(bool));
    ends_first = malloc(nodes * sizeof(int));
    next = malloc((edges + 1) * sizeof(int));
    to = malloc((edges + 1) * sizeof(int));
    for (int u = 0; u < nodes; u++) first[u] = -1;
    for (int edge = 0; edge < edges; edge++) {
        int u, v;
        if (scanf("%d %d", &u, &v) != 2) return 1;
        to[edge] = v - 1;
        next[edge] = first[u - 1];
        first[u - 1] = edge;
    }
    if (scanf("%d %d", &a, &b) != 2) return 1;
    for (int u = 0; u < nodes; u++) visit(u);
    bool *winning = calloc((size_t)nodes * nodes, sizeof(bool));
    for (int i = 0; i < nodes; i++)
        for (int j = 0; j < nodes; j++)
            if (i != j) winning[ends_first[i] * nodes + ends_first[j]] = can_win(winning, ends_first[i], ends_first[j]);
    puts(winning[(a - 1) * nodes + b - 1] ? "First" : "Second");
    return 0;
}
