import sys


def answer(piles):
    """"First pile i part s" with the winning split, or "Second"."""
    # Write your solution here.
    return "Second"


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    n = next(numbers)
    print(answer([next(numbers) for _ in range(n)]))
