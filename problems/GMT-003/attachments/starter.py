import sys


def first_wins(d, k):
    # Write your solution here.
    return False


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    d, k = next(numbers), next(numbers)
    print("First" if first_wins(d, k) else "Second")
