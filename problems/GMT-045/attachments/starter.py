import sys


def winning_nodes(neighbours):
    """With how many nodes First can begin and win; 0 if Second wins. neighbours[v] holds the neighbours of node v."""
    # Write your solution here.
    return 0


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    n, m = next(numbers), next(numbers)
    neighbours = [[] for _ in range(n)]
    for _ in range(m):
        u, v = next(numbers), next(numbers)
        neighbours[u].append(v)
        neighbours[v].append(u)
    nodes = winning_nodes(neighbours)
    print(f"First {nodes}" if nodes > 0 else "Second")
