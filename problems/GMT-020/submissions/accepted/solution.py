import sys
from functools import reduce
from operator import xor


def opening(piles):
    total = reduce(xor, piles)
    tall = sum(pile > 1 for pile in piles)
    # As in Nim the move leaves a xor of 0; but once no tall pile stays, an odd number of ones, which is a xor of 1.
    wanted = 0 if tall > 1 else 1
    for number, pile in enumerate(piles, start=1):
        rest = pile ^ total ^ wanted
        if rest < pile:
            return f"First {number} {pile - rest}"
    return "Second"


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    answers = []
    at = 1
    for _ in range(numbers[0]):
        n = numbers[at]
        answers.append(opening(numbers[at + 1:at + 1 + n]))
        at += 1 + n
    print("\n".join(answers))


main()
