# Idea: plain Nim, in which who takes the last stone wins.
import sys
from functools import reduce
from operator import xor


def opening(piles):
    total = reduce(xor, piles)
    for number, pile in enumerate(piles, start=1):
        if pile ^ total < pile:
            return f"First {number} {pile - (pile ^ total)}"
    return "Second"


numbers = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(numbers[0]):
    n = numbers[at]
    print(opening(numbers[at + 1:at + 1 + n]))
    at += 1 + n
