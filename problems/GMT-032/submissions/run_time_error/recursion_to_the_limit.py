# Idea: right, but looks for bridges by recursion, which Python's stack is too small for.
import sys


def grundy(points, ends):
    near = [[] for _ in range(points)]
    for i in range(0, len(ends), 2):
        near[ends[i]].append((ends[i + 1], i))
        if ends[i] != ends[i + 1]:
            near[ends[i + 1]].append((ends[i], i))
    place = [-1] * points
    low = [0] * points
    found = 0

    def visit(point, edge_to):
        nonlocal found
        place[point] = low[point] = found
        found += 1
        value = 0
        for to, edge in near[point]:
            if edge == edge_to:
                continue
            if place[to] < 0:
                above = visit(to, edge)
                low[point] = min(low[point], low[to])
                value ^= above + 1 if low[to] > place[point] else above ^ 1
            elif place[to] <= place[point]:
                low[point] = min(low[point], place[to])
                value ^= 1
        return value

    return visit(0, -1)


numbers = list(map(int, sys.stdin.buffer.read().split()))
at = 1
for _ in range(numbers[0]):
    n, m = numbers[at], numbers[at + 1]
    value = grundy(n + 1, numbers[at + 2:at + 2 + 2 * m])
    at += 2 + 2 * m
    print(f"First {value}" if value else "Second 0")
