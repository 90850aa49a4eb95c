import sys


def winning_starts(neighbours):
    """For each node whether the player to move wins if the token starts there."""
    winning = [False] * len(neighbours)
    # Write your solution here.
    return winning


numbers = map(int, sys.stdin.read().split())
n, m = next(numbers), next(numbers)
neighbours = [[] for _ in range(n)]
for _ in range(m):
    u, v = next(numbers), next(numbers)
    neighbours[u].append(v)
    neighbours[v].append(u)
print("\n".join("Winning" if wins else "Losing" for wins in winning_starts(neighbours)))
