# Idea: only Fibonacci numbers are lost, whatever the limit of the first move is.
import sys

fibonacci = [1, 2]
while fibonacci[-1] < 10**18:
    fibonacci.append(fibonacci[-1] + fibonacci[-2])


def part(n):
    last = 0
    for f in reversed(fibonacci):
        if f <= n:
            n -= f
            last = f
    return last


numbers = list(map(int, sys.stdin.read().split()))
for n, m in zip(numbers[1::2], numbers[2::2]):
    p = part(n)
    print("Second" if p == n and m < n else f"First {p}")
