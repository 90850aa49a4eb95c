# Idea: asks for won and lost, which are 1 and 0.
import sys

data = list(map(int, sys.stdin.read().split()))
m = data[1]
s = data[2:m + 2]
limit = 2000
g = []
for n in range(limit):
    reached = {g[n - x] for x in s if x <= n}
    g.append(next(v for v in range(len(s) + 1) if v not in reached))
w = [int(v > 0) for v in g]
b = 600
p = next(p for p in range(1, 700) if all(w[n] == w[n + p] for n in range(b, 1200)))
for n in data[m + 2:]:
    print(w[n if n < b else b + (n - b) % p])
