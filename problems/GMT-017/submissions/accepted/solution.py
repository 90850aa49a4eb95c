import sys


def read_graph():
    """For each node its predecessors, and the number of its outgoing edges."""
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n, m = numbers[0], numbers[1]
    predecessors = [[] for _ in range(n)]
    out_degree = [0] * n
    for u, v in zip(numbers[2:2 + 2 * m:2], numbers[3:3 + 2 * m:2]):
        predecessors[v].append(u)
        out_degree[u] += 1
    return predecessors, out_degree


def solve(predecessors, open_edges):
    """(label, moves until the end) of each node; open_edges counts edges that do not yet lead to a winning node."""
    label = ["Draw"] * len(predecessors)
    moves = [None] * len(predecessors)
    decided = [v for v, degree in enumerate(open_edges) if degree == 0]
    for v in decided:
        label[v], moves[v] = "Losing", 0
    for v in decided:  # a queue that grows while we walk: nodes stand in it in the order of their distance
        for u in predecessors[v]:
            if moves[u] is not None:
                continue
            if label[v] == "Losing":
                label[u] = "Winning"
            else:
                open_edges[u] -= 1
                if open_edges[u] > 0:
                    continue
                label[u] = "Losing"
            moves[u] = moves[v] + 1
            decided.append(u)
    return zip(label, moves)


print("\n".join(word if moves is None else f"{word} {moves}" for word, moves in solve(*read_graph())))
