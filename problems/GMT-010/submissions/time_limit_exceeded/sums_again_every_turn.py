# Carries the plan out and adds up both classes of what is left anew before every move: O(n^2).
import sys

values = list(map(int, sys.stdin.read().split()[1:]))
l, r = 0, len(values) - 1
plan, total = None, 0
while l < r:
    sums = {l % 2: sum(values[l : r + 1 : 2]), 1 - l % 2: sum(values[l + 1 : r + 1 : 2])}
    if plan is None:
        plan = 0 if sums[0] > sums[1] else 1
    if l % 2 == plan:
        total, l = total + values[l], l + 1
    else:
        total, r = total + values[r], r - 1
    r -= 1
print("ODD" if plan == 0 else "EVEN", total)
