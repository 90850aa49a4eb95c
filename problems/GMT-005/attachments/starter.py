import sys


def first_wins(n):
    # Write your solution here.
    return False


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    n = next(numbers)
    print("First" if first_wins(n) else "Second")
