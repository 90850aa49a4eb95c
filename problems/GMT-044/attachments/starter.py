import sys


def winning_moves(a, b, c):
    """How many first moves win from three piles while the pass is there; 0 if Second wins."""
    # Write your solution here.
    return 0


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    moves = winning_moves(next(numbers), next(numbers), next(numbers))
    print(f"First {moves}" if moves > 0 else "Second")
