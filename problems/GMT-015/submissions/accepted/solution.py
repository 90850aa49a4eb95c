import sys


def read_graph():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n, m = numbers[0], numbers[1]
    successors = [[] for _ in range(n)]
    predecessors = [[] for _ in range(n)]
    for u, v in zip(numbers[2:2 + 2 * m:2], numbers[3:3 + 2 * m:2]):
        successors[u].append(v)
        predecessors[v].append(u)
    return successors, predecessors


def mex(values):
    value = 0
    while value in values:
        value += 1
    return value


def grundy_values(successors, predecessors):
    waiting_for = [len(targets) for targets in successors]
    order = [v for v, open_moves in enumerate(waiting_for) if open_moves == 0]
    grundy = [0] * len(successors)
    for v in order:  # grows while we walk: every node stands after all of its successors
        grundy[v] = mex({grundy[w] for w in successors[v]})
        for u in predecessors[v]:
            waiting_for[u] -= 1
            if waiting_for[u] == 0:
                order.append(u)
    return grundy


print(*grundy_values(*read_graph()))
