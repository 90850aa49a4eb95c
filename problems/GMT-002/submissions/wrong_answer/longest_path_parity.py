# Idea: the game lasts as long as it can, so the parity of the longest path decides.
import sys

data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
before = [[] for _ in range(n)]
out = [0] * n
for i in range(m):
    u, v = data[2 + 2 * i], data[3 + 2 * i]
    before[v].append(u)
    out[u] += 1
longest = [0] * n
queue = [u for u in range(n) if out[u] == 0]
for v in queue:
    for u in before[v]:
        longest[u] = max(longest[u], longest[v] + 1)
        out[u] -= 1
        if out[u] == 0:
            queue.append(u)
print(*["Winning" if x % 2 else "Losing" for x in longest])
