# Idea: keep three words (unknown, winning, losing) and go over the unknown nodes until none is left.
import sys

data = list(map(int, sys.stdin.buffer.read().split()))
n, m = data[0], data[1]
adj = [[] for _ in range(n)]
for i in range(m):
    adj[data[2 + 2 * i]].append(data[3 + 2 * i])
state = [None] * n
unknown = list(range(n))
while unknown:
    rest = []
    for u in unknown:
        values = [state[v] for v in adj[u]]
        if "Losing" in values:
            state[u] = "Winning"
        elif None not in values:
            state[u] = "Losing"
        else:
            rest.append(u)
    unknown = rest
print(*state)
