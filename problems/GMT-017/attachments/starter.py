import sys


def outcomes(successors):
    """For each node "Winning d", "Losing d" or "Draw"."""
    results = ["Draw"] * len(successors)
    # Write your solution here.
    return results


numbers = map(int, sys.stdin.read().split())
n, m = next(numbers), next(numbers)
successors = [[] for _ in range(n)]
for _ in range(m):
    u, v = next(numbers), next(numbers)
    successors[u].append(v)
print("\n".join(outcomes(successors)))
