import sys


def first_wins(successors, a, b):
    """Nodes are numbered from 0 here; the tokens stand on a and b."""
    # Write your solution here.
    return False


numbers = map(int, sys.stdin.read().split())
n, m = next(numbers), next(numbers)
successors = [[] for _ in range(n)]
for _ in range(m):
    u, v = next(numbers) - 1, next(numbers) - 1
    successors[u].append(v)
a, b = next(numbers) - 1, next(numbers) - 1
print("First" if first_wins(successors, a, b) else "Second")
