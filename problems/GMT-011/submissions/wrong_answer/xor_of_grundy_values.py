# Idea: two tokens are two independent games, so xor their Grundy values.
import sys

data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
adj = [[] for _ in range(n + 1)]
for i in range(m):
    adj[data[2 + 2 * i]].append(data[3 + 2 * i])
a, b = data[-2], data[-1]
grundy = {}


def g(u):
    if u not in grundy:
        seen = {g(v) for v in adj[u]}
        mex = 0
        while mex in seen:
            mex += 1
        grundy[u] = mex
    return grundy[u]


print("First" if g(a) ^ g(b) else "Second")
