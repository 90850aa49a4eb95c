# Idea: whoever finds either of the two tokens unable to move has lost.
import sys
from functools import lru_cache

data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
adj = [[] for _ in range(n + 1)]
for i in range(m):
    adj[data[2 + 2 * i]].append(data[3 + 2 * i])


@lru_cache(None)
def win(a, b):
    moves_a = [x for x in adj[a] if x != b]
    moves_b = [x for x in adj[b] if x != a]
    if not moves_a or not moves_b:
        return False
    return any(not win(x, b) for x in moves_a) or any(not win(a, x) for x in moves_b)


print("First" if win(data[-2], data[-1]) else "Second")
