import sys


def winner(rows, vertical_begins):
    """Who wins if that player begins: "Vertical" or "Horizontal". A row has "." where a square is free, "#" where it is blocked."""
    # Write your solution here.
    return "Vertical" if vertical_begins else "Horizontal"


words = iter(sys.stdin.read().split())
for _ in range(int(next(words))):
    height = int(next(words))
    next(words)  # each row tells how long it is
    rows = [next(words) for _ in range(height)]
    print(winner(rows, True), winner(rows, False))
