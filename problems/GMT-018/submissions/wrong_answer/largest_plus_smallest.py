# Idea: the period is the sum of the largest and the smallest number.
import sys

data = list(map(int, sys.stdin.read().split()))
t = data[0]
s = data[t + 2:]
limit = 2000
g = []
for n in range(limit):
    reached = {g[n - x] for x in s if x <= n}
    g.append(next(v for v in range(len(s) + 1) if v not in reached))
p = s[0] + s[-1]
for n in data[1:t + 1]:
    print(g[n % p])
