import sys


def answer(rows):
    """"First g" or "Second 0", with the Grundy value g of the game."""
    # Write your solution here.
    return "Second 0"


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    n = next(numbers)
    rows = [next(numbers) for _ in range(n)]
    print(answer(rows))
