import sys


def winning_cells(row):
    """The cells that win when they are marked now, numbered from 1, in ascending order."""
    # Write your solution here.
    return []


for row in sys.stdin.read().split()[1:]:
    cells = winning_cells(row)
    print("WINNING" if cells else "LOSING")
    print(*cells)
