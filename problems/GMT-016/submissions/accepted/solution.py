import sys
from functools import reduce
from itertools import zip_longest
from operator import xor


def winning_moves(barges):
    odd, even = barges[0::2], barges[1::2]
    nim_sum = reduce(xor, odd)
    if nim_sum == 0:
        return 0
    # (b ^ nim_sum) - b is the only change of an odd basin that brings the nim-sum to 0: send down, or fetch from above.
    return sum((b ^ nim_sum) - b <= above for b, above in zip_longest(odd, even, fillvalue=0))


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    at = 1
    for _ in range(numbers[0]):
        n = numbers[at]
        moves = winning_moves(numbers[at + 1:at + 1 + n])
        print(f"First {moves}" if moves else "Second")
        at += 1 + n


main()
