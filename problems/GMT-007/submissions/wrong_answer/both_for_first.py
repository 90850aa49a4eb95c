# Lets Second help: the maximum over all games instead of the best against a perfect opponent.
import sys

n, *values = map(int, sys.stdin.read().split())
best = [0] * (n + 1)
for length in range(1, n + 1):
    counts = (n - length) % 2 == 0  # First is on turn
    best = [
        max(counts * values[l] + best[l + 1], counts * values[l + length - 1] + best[l]) for l in range(n - length + 1)
    ] + [0]
print(best[0])
