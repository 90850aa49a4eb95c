# Idea: the winner is right, but the move always goes down as far as it can.
import sys

numbers = list(map(int, sys.stdin.read().split()))
for x, y in zip(numbers[1::2], numbers[2::2]):
    a, b = max(x, y), min(x, y)
    if a != b and a * (a - b) < b * b:
        print("Second")
    else:
        print("First", 1 if x >= y else 2, a - a % b)
