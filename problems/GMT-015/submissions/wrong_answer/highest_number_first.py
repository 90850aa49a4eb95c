# Idea: the nodes are numbered along the edges, so going from n - 1 down to 0 is a topological order.
import sys

data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
out = [[] for _ in range(n)]
for i in range(m):
    out[data[2 + 2 * i]].append(data[3 + 2 * i])
g = [0] * n
for v in range(n - 1, -1, -1):
    values = {g[w] for w in out[v]}
    while g[v] in values:
        g[v] += 1
print(*g)
