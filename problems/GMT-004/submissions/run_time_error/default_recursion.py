# Idea: recursion with a memo on both ends. It is as deep as a run is long.
import sys
from functools import lru_cache

n, *a = map(int, sys.stdin.read().split())


@lru_cache(None)
def wins(l, r, last):
    if l > r:
        return False
    if a[l] > last and not wins(l + 1, r, a[l]):
        return True
    return a[r] > last and not wins(l, r - 1, a[r])


print("First" if wins(0, n - 1, -1) else "Second")
