import sys


def first_wins(k, n):
    # Write your solution here.
    return False


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    k, n = next(numbers), next(numbers)
    print("First" if first_wins(k, n) else "Second")
