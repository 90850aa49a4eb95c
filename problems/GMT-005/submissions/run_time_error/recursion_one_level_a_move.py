# Memoised recursion, one level deeper with every move: Python stops it at a depth of 1000.
import sys
from functools import cache


@cache
def wins(n):
    return any(n % d == 0 and not wins(n - d) for d in range(1, n))


for token in sys.stdin.read().split()[1:]:
    print("First" if wins(int(token)) else "Second")
