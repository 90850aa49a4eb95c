# Idea: the nodes are 0 to n - 1, so n lists will do.
import sys
from functools import lru_cache

data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
adj = [[] for _ in range(n)]
for i in range(m):
    adj[data[2 + 2 * i]].append(data[3 + 2 * i])


@lru_cache(None)
def win(a, b):
    return any(not win(x, b) for x in adj[a] if x != b) or any(not win(a, x) for x in adj[b] if x != a)


print("First" if win(data[-2], data[-1]) else "Second")
