# Idea: plain recursion over both tokens; the graph has no cycles, so it ends.
import sys

data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
adj = [[] for _ in range(n + 1)]
for i in range(m):
    adj[data[2 + 2 * i]].append(data[3 + 2 * i])


def win(a, b):
    for x in adj[a]:
        if x != b and not win(x, b):
            return True
    for x in adj[b]:
        if x != a and not win(a, x):
            return True
    return False


print("First" if win(data[-2], data[-1]) else "Second")
