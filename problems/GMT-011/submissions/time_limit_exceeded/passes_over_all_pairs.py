# Idea: go over all pairs again and again until a pass changes nothing.
import sys

data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
adj = [[] for _ in range(n + 1)]
for i in range(m):
    adj[data[2 + 2 * i]].append(data[3 + 2 * i])
a, b = data[-2:]

win = {(u, v): False for u in range(1, n + 1) for v in range(1, n + 1) if u != v}
changed = True
while changed:
    changed = False
    for u, v in win:
        moves = [(x, v) for x in adj[u] if x != v] + [(u, x) for x in adj[v] if x != u]
        value = False in [win[move] for move in moves]
        if value != win[u, v]:
            win[u, v] = value
            changed = True
print("First" if win[a, b] else "Second")
