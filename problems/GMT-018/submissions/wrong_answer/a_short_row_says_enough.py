# Idea: as many values in a row as the set has numbers tell what comes next.
import sys

data = list(map(int, sys.stdin.read().split()))
m = data[1]
s = data[2:m + 2]
limit = 2000
g = []
for n in range(limit):
    reached = {g[n - x] for x in s if x <= n}
    g.append(next(v for v in range(len(s) + 1) if v not in reached))
seen = {}
k = 0
while tuple(g[k:k + len(s)]) not in seen:
    seen[tuple(g[k:k + len(s)])] = k
    k += 1
b = seen[tuple(g[k:k + len(s)])]
for n in data[m + 2:]:
    print(g[n if n < b else b + (n - b) % (k - b)])
