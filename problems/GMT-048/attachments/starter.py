import sys


def winning_moves(rows):
    """How many first moves win; 0 if Second wins."""
    # Write your solution here.
    return 0


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    rows = [next(numbers) for _ in range(next(numbers))]
    moves = winning_moves(rows)
    print(f"First {moves}" if moves > 0 else "Second")
