import sys


def answer(rows, columns):
    """The winner if Vertical begins, and the winner if Horizontal begins. Cake i has rows[i] rows and columns[i] columns."""
    # Write your solution here.
    return "Horizontal Vertical"


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    n = next(numbers)
    rows, columns = [], []
    for _ in range(n):
        rows.append(next(numbers))
        columns.append(next(numbers))
    print(answer(rows, columns))
