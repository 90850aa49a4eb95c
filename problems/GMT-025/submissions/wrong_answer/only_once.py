# Idea: a move subtracts the smaller number itself, no multiple; so the sum of all quotients decides.
import sys


def moves(a, b):
    return 0 if b == 0 else a // b + moves(b, a % b)


numbers = list(map(int, sys.stdin.read().split()))
for x, y in zip(numbers[1::2], numbers[2::2]):
    if moves(max(x, y), min(x, y)) % 2 == 0:
        print("Second")
    else:
        print("First", 1 if x >= y else 2, min(x, y))
