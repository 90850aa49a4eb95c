# Greedy: both players always take the larger end (the left one if they are equal).
import sys

values = list(map(int, sys.stdin.read().split()[1:]))
totals = [0, 0]
l, r = 0, len(values) - 1
for turn in range(len(values)):
    if values[l] >= values[r]:
        totals[turn % 2] += values[l]
        l += 1
    else:
        totals[turn % 2] += values[r]
        r -= 1
print(totals[0])
