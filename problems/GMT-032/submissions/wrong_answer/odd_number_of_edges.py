# Idea: each cut takes one edge of a cycle, so the number of edges being odd or even decides.
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
at = 1
for _ in range(numbers[0]):
    m = numbers[at + 1]
    at += 2 + 2 * m
    print("First 1" if m % 2 else "Second 0")
