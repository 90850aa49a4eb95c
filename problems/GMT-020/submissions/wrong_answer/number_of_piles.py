# Idea: the number of piles decides, since each can be taken in one move; an even number wins by taking the first pile.
import sys
from functools import reduce
from operator import xor


def opening(piles):
    if len(piles) % 2 == 0:
        return f"First 1 {piles[0]}"
    return "Second"


numbers = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(numbers[0]):
    n = numbers[at]
    print(opening(numbers[at + 1:at + 1 + n]))
    at += 1 + n
