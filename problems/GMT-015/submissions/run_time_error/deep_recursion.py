# Idea: memoised recursion with Python's default recursion limit.
import sys
from functools import lru_cache

data = list(map(int, sys.stdin.buffer.read().split()))
n, m = data[0], data[1]
out = [[] for _ in range(n)]
for i in range(m):
    out[data[2 + 2 * i]].append(data[3 + 2 * i])


@lru_cache(maxsize=None)
def grundy(v):
    seen = {grundy(w) for w in out[v]}
    value = 0
    while value in seen:
        value += 1
    return value


print(*[grundy(v) for v in range(n)])
