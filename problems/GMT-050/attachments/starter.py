import sys


def winning_blocks(above):
    """How many blocks First can pull first and win; 0 if Second wins. above[u] holds the blocks that rest directly on block u."""
    # Write your solution here.
    return 0


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    n, m = next(numbers), next(numbers)
    above = [[] for _ in range(n)]
    for _ in range(m):
        u, v = next(numbers), next(numbers)
        above[u].append(v)
    blocks = winning_blocks(above)
    print(f"First {blocks}" if blocks > 0 else "Second")
