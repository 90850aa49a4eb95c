# Idea: right order, but a fresh array of n marks for each node: n * n cells are written.
import sys

data = list(map(int, sys.stdin.buffer.read().split()))
n, m = data[0], data[1]
out = [[] for _ in range(n)]
back = [[] for _ in range(n)]
for i in range(m):
    u, v = data[2 + 2 * i], data[3 + 2 * i]
    out[u].append(v)
    back[v].append(u)
deg = [len(x) for x in out]
queue = [v for v in range(n) if deg[v] == 0]
g = [0] * n
for v in queue:
    seen = [False for _ in range(n + 1)]
    for w in out[v]:
        seen[g[w]] = True
    g[v] = seen.index(False)
    for u in back[v]:
        deg[u] -= 1
        if deg[u] == 0:
            queue.append(u)
print(*g)
