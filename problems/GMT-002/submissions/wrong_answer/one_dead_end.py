# Idea: the graph hangs together and has one dead end: find it and work backwards from there.
import sys
from collections import deque

data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
before = [[] for _ in range(n)]
out = [0] * n
for i in range(m):
    u, v = data[2 + 2 * i], data[3 + 2 * i]
    before[v].append(u)
    out[u] += 1
win = [False] * n
queue = deque([out.index(0)])
while queue:
    v = queue.popleft()
    for u in before[v]:
        if not win[v]:
            win[u] = True
        out[u] -= 1
        if out[u] == 0:
            queue.append(u)
print(" ".join("Winning" if w else "Losing" for w in win))
