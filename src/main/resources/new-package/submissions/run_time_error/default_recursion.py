# WRITE-ME programs that crash: here, one call within another for each stone, which Python ends after 1000.
import functools
import sys


@functools.cache
def wins(stones):
    return any(not wins(stones - taken) for taken in (1, 2) if taken <= stones)


for stones in list(map(int, sys.stdin.read().split()))[1:]:
    print("First" if wins(stones) else "Second")
