#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

/* The edges that lead to a node are a list: first[v], then next[edge]. */
struct graph {
    int nodes;
    int *first, *next, *from, *moves;
};

static struct graph read_graph(void) {
    struct graph graph = {0};
    int edges;
    if (scanf("%d %d", &graph.nodes, &edges) != 2) exit(1);
    graph.first = malloc((graph.nodes + 1) * sizeof(int));
    graph.moves = calloc(graph.nodes + 1, sizeof(int));
    graph.next = malloc((edges + 1) * sizeof(int));
    graph.from = malloc((edges + 1) * sizeof(int));
    for (int u = 0; u < graph.nodes; u++) graph.first[u] = -1;
    for (int edge = 0; edge < edges; edge++) {
        int u, v;
        if (scanf("%d %d", &u, &v) != 2) exit(1);
        graph.from[edge] = u;
        graph.next[edge] = graph.first[v];
        graph.first[v] = edge;
        graph.moves[u]++;
    }
    return graph;
}

/* Settles each node once all that it leads to are settled, from the nodes without a move. */
static bool *winning_nodes(struct graph graph) {
    bool *winning = calloc(graph.nodes + 1, sizeof(bool));
    int *settled = malloc((graph.nodes + 1) * sizeof(int));
    int count = 0;
    for (int u = 0; u < graph.nodes; u++)
        if (graph.moves[u] == 0) settled[count++] = u;
    for (int i = 0; i < count; i++)
        for (int edge = graph.first[settled[i]]; edge >= 0; edge = graph.next[edge]) {
            int u = graph.from[edge];
            if (!winning[settled[i]]) winning[u] = true;
            if (--graph.moves[u] == 0) settled[count++] = u;
        }
    free(settled);
    return winning;
}

int main(void) {
    struct graph graph = read_graph();
    bool *winning = winning_nodes(graph);
    for (int u = 0; u < graph.nodes; u++) printf("%s%s", u > 0 ? " " : "", winning[u] ? "Winning" : "Losing");
    printf("\n");
    return 0;
}
