# Memoised recursion, one level deeper with every coin: Python stops it at a depth of 1000.
import sys
from functools import cache

values = list(map(int, sys.stdin.read().split()[1:]))


@cache
def lead(l, r):
    if l == r:
        return values[l]
    return max(values[l] - lead(l + 1, r), values[r] - lead(l, r - 1))


print((sum(values) + lead(0, len(values) - 1)) // 2)
