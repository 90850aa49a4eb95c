# Idea: right, but what follows from a decision is decided by recursion, as deep as the longest way.
import sys

read = sys.stdin.readline
n, m = map(int, read().split())
to = [[] for _ in range(n)]
before = [[] for _ in range(n)]
for _ in range(m):
    u, v = map(int, read().split())
    to[u].append(v)
    before[v].append(u)

left = [len(edges) for edges in to]
won = {}


def decide(v, wins):
    won[v] = wins
    for u in before[v]:
        if u in won:
            continue
        left[u] -= 1
        if not wins:
            decide(u, True)
        elif left[u] == 0:
            decide(u, False)


for v in range(n):
    if not to[v]:
        decide(v, False)

# The ways, once it is known who wins where.
dist = {v: 0 for v in range(n) if not to[v]}
queue = list(dist)
left = [len(edges) for edges in to]
for v in queue:
    for u in before[v]:
        left[u] -= 1
        if u not in dist and (not won[v] or left[u] == 0):
            dist[u] = dist[v] + 1
            queue.append(u)

read()
for _ in range(int(read())):
    said = read().strip()
    while said != "draw":
        v = int(said)
        wanted = False if won.get(v) else None
        v = min((w for w in to[v] if won.get(w) is wanted), key=lambda w: dist.get(w, 0))
        print(v, flush=True)
        if not to[v]:
            break
        said = read().strip()
