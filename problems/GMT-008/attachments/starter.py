import sys


def best_play(coins):
    """What First collects, and n letters, each L or R."""
    # Write your solution here.
    return 0, "L" * len(coins)


numbers = map(int, sys.stdin.read().split())
n = next(numbers)
coins = list(numbers)
total, moves = best_play(coins)
print(total, moves)
