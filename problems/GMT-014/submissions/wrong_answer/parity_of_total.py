# Idea: the number of stones decides, First wins when it is odd and then takes one stone.
import sys

numbers = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(numbers[0]):
    n = numbers[at]
    piles = numbers[at + 1:at + 1 + n]
    at += 1 + n
    if sum(piles) % 2 == 0:
        print("Second")
    else:
        print("First", next(i for i, pile in enumerate(piles, 1) if pile > 0), 1)
