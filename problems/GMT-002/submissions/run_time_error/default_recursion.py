# Idea: recursion with a memo, at the recursion depth Python allows by default.
import sys

data = sys.stdin.read().split()
n, m = int(data[0]), int(data[1])
adj = [[] for _ in range(n)]
for i in range(m):
    adj[int(data[2 + 2 * i])].append(int(data[3 + 2 * i]))
memo = {}


def win(u):
    if u not in memo:
        memo[u] = any(not win(v) for v in adj[u])
    return memo[u]


print(" ".join("Winning" if win(u) else "Losing" for u in range(n)))
