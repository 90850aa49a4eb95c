# Idea: any sum of Fibonacci numbers will do; here it grows from 1, 2, 3 on as long as it fits.
import sys

numbers = list(map(int, sys.stdin.read().split()))
for n, m in zip(numbers[1::2], numbers[2::2]):
    a, b = 1, 2
    rest = n
    while a <= rest:
        rest -= a
        a, b = b, a + b
    p = rest if rest > 0 else 1
    print(f"First {p}" if p <= m else "Second")
