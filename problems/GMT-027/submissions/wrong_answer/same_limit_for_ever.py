# Idea: the limit of the first move holds for all moves.
import sys

numbers = list(map(int, sys.stdin.read().split()))
for n, m in zip(numbers[1::2], numbers[2::2]):
    print(f"First {n % (m + 1)}" if n % (m + 1) > 0 else "Second")
