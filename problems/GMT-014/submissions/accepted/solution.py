import sys
from functools import reduce
from operator import xor


def opening(piles):
    nim_sum = reduce(xor, piles)
    for number, pile in enumerate(piles, start=1):
        rest = pile ^ nim_sum  # the only size that brings the nim-sum to 0
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
