# Idea: right, but the open moves of a node are a list, and striking one out searches the list.
import sys
from collections import deque

numbers = list(map(int, sys.stdin.buffer.read().split()))
n, m = numbers[0], numbers[1]
before = [[] for _ in range(n)]
open_moves = [[] for _ in range(n)]
for i in range(m):
    u, v = numbers[2 + 2 * i], numbers[3 + 2 * i]
    before[v].append(u)
    open_moves[u].append(v)

result = [None] * n
queue = deque(u for u in range(n) if not open_moves[u])
for u in queue:
    result[u] = ("Losing", 0)
while queue:
    v = queue.popleft()
    word, distance = result[v]
    for u in before[v]:
        if result[u]:
            continue
        if word == "Losing":
            result[u] = ("Winning", distance + 1)
            queue.append(u)
        else:
            open_moves[u].remove(v)
            if not open_moves[u]:
                result[u] = ("Losing", distance + 1)
                queue.append(u)
print("\n".join("Draw" if r is None else "%s %d" % r for r in result))
