import sys


def grundy_values(successors):
    values = [0] * len(successors)
    # Write your solution here.
    return values


numbers = map(int, sys.stdin.read().split())
n, m = next(numbers), next(numbers)
successors = [[] for _ in range(n)]
for _ in range(m):
    u, v = next(numbers), next(numbers)
    successors[u].append(v)
print(*grundy_values(successors))
