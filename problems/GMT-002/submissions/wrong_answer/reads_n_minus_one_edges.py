# Idea: a graph is a tree, so n - 1 edges are all there is to read.
import sys

lines = sys.stdin.read().split("\n")
n, m = map(int, lines[0].split())
before = [[] for _ in range(n)]
out = [0] * n
for line in lines[1:n]:
    if not line:
        break
    u, v = map(int, line.split())
    before[v].append(u)
    out[u] += 1
win = [False] * n
stack = [u for u in range(n) if out[u] == 0]
while stack:
    v = stack.pop()
    for u in before[v]:
        if not win[v]:
            win[u] = True
        out[u] -= 1
        if out[u] == 0:
            stack.append(u)
print(" ".join("Winning" if w else "Losing" for w in win))
