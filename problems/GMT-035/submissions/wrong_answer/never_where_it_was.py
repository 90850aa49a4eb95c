# Idea: right, but in a drawn game it never leads the token to a node where it has been, as if that were forbidden.
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
dist = [0] * n
queue = [v for v in range(n) if not to[v]]
for v in queue:
    won[v] = False
for v in queue:
    for u in before[v]:
        if u in won:
            continue
        left[u] -= 1
        if not won[v] or left[u] == 0:
            won[u] = not won[v]
            dist[u] = dist[v] + 1
            queue.append(u)

read()
for _ in range(int(read())):
    said = read().strip()
    been = set()
    while said != "draw":
        if not said:
            sys.exit()
        v = int(said)
        been.add(v)
        if won.get(v):
            v = min((w for w in to[v] if won.get(w) is False), key=lambda w: dist[w])
        else:
            ways = [w for w in to[v] if w not in been] or to[v]
            v = ([w for w in ways if w not in won] or ways)[0]
        been.add(v)
        print(v, flush=True)
        if not to[v]:
            break
        said = read().strip()
