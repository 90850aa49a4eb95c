# The right strategy, played out round by round instead of by one remainder.
import sys

numbers = list(map(int, sys.stdin.read().split()))
for k, n in zip(numbers[1::2], numbers[2::2]):
    while n > k:
        n -= k + 1
    print("First" if n else "Second")
