import sys


def answer(piles):
    """"First p s" with the pile and the stones of the winning move, or "Second"."""
    # Write your solution here.
    return "Second"


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    n = next(numbers)
    piles = [next(numbers) for _ in range(n)]
    print(answer(piles))
