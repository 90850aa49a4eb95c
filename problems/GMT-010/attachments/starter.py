import sys


def better_plan(coins):
    """ODD or EVEN, and the sum of the values at these places."""
    # Write your solution here.
    return "ODD", 0


numbers = map(int, sys.stdin.read().split())
n = next(numbers)
coins = list(numbers)
places, total = better_plan(coins)
print(places, total)
