# Memoised recursion that goes deeper with every coin: Python stops it at a depth of 1000.
import sys
from functools import cache

values = list(map(int, sys.stdin.read().split()[1:]))


@cache
def lead(l, r):
    return values[l] if l == r else max(by_left(l, r), by_right(l, r))


def by_left(l, r):
    return values[l] - lead(l + 1, r)


def by_right(l, r):
    return values[r] - lead(l, r - 1)


l, r = 0, len(values) - 1
total = (sum(values) + lead(l, r)) // 2
line = ""
while l < r:
    if by_left(l, r) == lead(l, r):
        line, l = line + "L", l + 1
    else:
        line, r = line + "R", r - 1
print(total, line + "L")
