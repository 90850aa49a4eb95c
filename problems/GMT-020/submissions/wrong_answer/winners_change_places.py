# Idea: the other rule turns every result round; where Nim is lost, any stone will do.
import sys
from functools import reduce
from operator import xor


def opening(piles):
    if reduce(xor, piles) == 0:
        return "First 1 1"
    return "Second"


numbers = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(numbers[0]):
    n = numbers[at]
    print(opening(numbers[at + 1:at + 1 + n]))
    at += 1 + n
