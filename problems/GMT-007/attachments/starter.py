import sys


def best_total(coins):
    # Write your solution here.
    return 0


numbers = map(int, sys.stdin.read().split())
n = next(numbers)
coins = list(numbers)
print(best_total(coins))
