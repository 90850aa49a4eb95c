import sys


def first_wins(values):
    # Write your solution here.
    return False


numbers = map(int, sys.stdin.read().split())
n = next(numbers)
values = list(numbers)
print("First" if first_wins(values) else "Second")
