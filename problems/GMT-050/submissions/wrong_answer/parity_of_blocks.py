# Idea: an odd number of blocks is won, and any block wins.
import sys

numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    n, m = next(numbers), next(numbers)
    for _ in range(2 * m):
        next(numbers)
    print(f"First {n}" if n % 2 == 1 else "Second")
