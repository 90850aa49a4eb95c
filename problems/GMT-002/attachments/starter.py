import sys


def winning_nodes(successors):
    winning = [False] * len(successors)
    # Write your solution here.
    return winning


numbers = map(int, sys.stdin.read().split())
n, m = next(numbers), next(numbers)
successors = [[] for _ in range(n)]
for _ in range(m):
    u, v = next(numbers), next(numbers)
    successors[u].append(v)
print(*("Winning" if one else "Losing" for one in winning_nodes(successors)))
