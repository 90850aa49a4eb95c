# Greedy: both players always take the larger end.
import sys

values = list(map(int, sys.stdin.read().split()[1:]))
first_total, line = 0, ""
l, r = 0, len(values) - 1
while l <= r:
    taken = max(values[l], values[r])
    if len(line) % 2 == 0:
        first_total += taken
    if values[l] == taken:
        line, l = line + "L", l + 1
    else:
        line, r = line + "R", r - 1
print(first_total, line)
