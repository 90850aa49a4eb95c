# Lets Second help: the maximum over all games instead of the best against a perfect opponent.
import sys

n, *values = map(int, sys.stdin.read().split())
best = [0] * (n + 1)
for length in range(1, n + 1):
    first_to_move = (n - length) % 2 == 0
    best = [
        max((values[l] if first_to_move else 0) + best[l + 1], (values[l + length - 1] if first_to_move else 0) + best[l])
        for l in range(n - length + 1)
    ] + [0]
print(best[0])
