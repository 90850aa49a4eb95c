# Tests divisibility by a floating-point quotient.
import sys

numbers = list(map(int, sys.stdin.read().split()))
for k, n in zip(numbers[1::2], numbers[2::2]):
    print("Second" if (n / (k + 1)).is_integer() else "First")
