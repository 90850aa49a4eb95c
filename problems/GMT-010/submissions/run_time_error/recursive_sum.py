# Adds up a class by recursion, one level a coin: Python stops it at a depth of 1000.
import sys


def class_sum(values, start):
    return 0 if start >= len(values) else values[start] + class_sum(values, start + 2)


values = list(map(int, sys.stdin.read().split()[1:]))
odd, even = class_sum(values, 0), class_sum(values, 1)
if odd > even:
    print("ODD", odd)
else:
    print("EVEN", even)
