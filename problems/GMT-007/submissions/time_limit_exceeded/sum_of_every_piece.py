# The right table, but the sum of each piece is added up again, coin by coin: O(n^3). The same idea passes in C++.
import sys

n, *values = map(int, sys.stdin.read().split())
best = values[:]  # best[l]: the total of the player on turn on the piece that begins at l
for length in range(2, n + 1):
    best = [
        sum(values[i] for i in range(l, l + length)) - min(best[l], best[l + 1]) for l in range(n - length + 1)
    ]
print(best[0])
