import sys


def answer(basins):
    """"First k" with the number of opening moves that win, or "Second"."""
    # Write your solution here.
    return "Second"


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    n = next(numbers)
    basins = [next(numbers) for _ in range(n)]
    print(answer(basins))
