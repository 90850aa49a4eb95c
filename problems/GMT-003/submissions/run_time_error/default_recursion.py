# Idea: recursion with a memo on the coordinates.
import sys
from functools import lru_cache

numbers = list(map(int, sys.stdin.read().split()))
for i in range(numbers[0]):
    d, k = numbers[1 + 2 * i], numbers[2 + 2 * i]

    @lru_cache(None)
    def wins(x, y):
        for p, q in ((x + k, y), (x, y + k)):
            if p * p + q * q <= d * d and not wins(p, q):
                return True
        return False

    print("First" if wins(0, 0) else "Second")
