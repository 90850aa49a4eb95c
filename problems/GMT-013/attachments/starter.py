import sys


def alice_wins(impassable, starts):
    """For each start whether Alice wins; a cell is (x, y)."""
    wins = [False] * len(starts)
    # Write your solution here.
    return wins


def read_cells():
    return [(next(numbers), next(numbers)) for _ in range(next(numbers))]


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    impassable = read_cells()
    starts = read_cells()
    for alice in alice_wins(impassable, starts):
        print("Alice" if alice else "Bob")
