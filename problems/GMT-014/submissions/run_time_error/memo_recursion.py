# Idea: recursion over all positions with a memo; the depth is the number of stones.
import sys
from functools import lru_cache


@lru_cache(maxsize=None)
def wins(piles):
    for i, pile in enumerate(piles):
        for s in range(1, pile + 1):
            if not wins(piles[:i] + (pile - s,) + piles[i + 1:]):
                return True
    return False


def opening(piles):
    for i, pile in enumerate(piles):
        for s in range(1, pile + 1):
            if not wins(piles[:i] + (pile - s,) + piles[i + 1:]):
                return f"First {i + 1} {s}"
    return "Second"


def main():
    data = sys.stdin.read().split()
    pos = 1
    for _ in range(int(data[0])):
        n = int(data[pos])
        print(opening(tuple(map(int, data[pos + 1:pos + 1 + n]))))
        pos += 1 + n


main()
