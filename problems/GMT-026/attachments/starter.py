import sys


def answer(piles, k):
    """Who wins, "First" or "Second", if at most k piles may be touched in a move."""
    # Write your solution here.
    return "First"


numbers = map(int, sys.stdin.read().split())
games = []
for _ in range(next(numbers)):
    n = next(numbers)
    games.append([next(numbers) for _ in range(n)])
k = next(numbers)
for piles in games:
    print(answer(piles, k))
