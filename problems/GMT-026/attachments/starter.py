import sys


def answer(piles, k):
    """Who wins, "First" or "Second", if at most k piles may be touched in a move."""
    # Write your solution here.
    return "First"


numbers = map(int, sys.stdin.read().split())
games, k = next(numbers), next(numbers)
for _ in range(games):
    n = next(numbers)
    print(answer([next(numbers) for _ in range(n)], k))
