# Idea: of a single tall pile one stone must always stay.
import sys
from functools import reduce
from operator import xor


def opening(piles):
    total = reduce(xor, piles)
    tall = sum(pile > 1 for pile in piles)
    for number, pile in enumerate(piles, start=1):
        if tall == 1 and pile > 1:
            return f"First {number} {pile - 1}"
        rest = pile ^ total ^ (0 if tall else 1)
        if tall != 1 and rest < pile:
            return f"First {number} {pile - rest}"
    return "Second"


numbers = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(numbers[0]):
    n = numbers[at]
    print(opening(numbers[at + 1:at + 1 + n]))
    at += 1 + n
