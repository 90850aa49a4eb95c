# Idea: the period is the sum of the largest and the smallest number.
import sys

data = list(map(int, sys.stdin.read().split()))
m = data[1]
s = data[2:m + 2]
limit = 2000
g = []
for n in range(limit):
    reached = {g[n - x] for x in s if x <= n}
    g.append(next(v for v in range(len(s) + 1) if v not in reached))
p = s[0] + s[-1]
for n in data[m + 2:]:
    print(g[n % p])
