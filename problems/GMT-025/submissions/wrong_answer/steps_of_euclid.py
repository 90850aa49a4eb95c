# Idea: every move goes down to the remainder, so the number of steps of Euclid's algorithm decides.
import sys


def steps(a, b):
    return 0 if b == 0 else 1 + steps(b, a % b)


numbers = list(map(int, sys.stdin.read().split()))
for x, y in zip(numbers[1::2], numbers[2::2]):
    a, b = max(x, y), min(x, y)
    if steps(a, b) % 2 == 0:
        print("Second")
    else:
        print("First", 1 if x >= y else 2, a - a % b)
