# The recursion as textbooks print it, remembered by the decorator: two million positions, each some 130 bytes.
import sys
from functools import lru_cache

sys.setrecursionlimit(10000)
n = int(input())
values = list(map(int, input().split()))


@lru_cache(maxsize=None)
def lead(l, r):
    if l == r:
        return values[l]
    return max(values[l] - lead(l + 1, r), values[r] - lead(l, r - 1))


print((sum(values) + lead(0, n - 1)) // 2)
