# Idea: memoised recursion as on graphs without cycles; on a cycle it never returns.
import sys
from functools import lru_cache

data = list(map(int, sys.stdin.buffer.read().split()))
n, m = data[0], data[1]
out = [[] for _ in range(n)]
for i in range(m):
    out[data[2 + 2 * i]].append(data[3 + 2 * i])


@lru_cache(maxsize=None)
def solve(v):
    results = [solve(w) for w in out[v]]
    losses = [d for word, d in results if word == "Losing"]
    if losses:
        return "Winning", 1 + min(losses)
    return "Losing", 1 + max((d for _, d in results), default=-1)


for v in range(n):
    print(*solve(v))
