# Plays greedily for both sides and reports First's total, with the class of the first coin taken.
import sys

values = list(map(int, sys.stdin.read().split()[1:]))
l, r = 0, len(values) - 1
name = "ODD" if values[l] > values[r] else "EVEN"
total = 0
for turn in range(len(values)):
    if values[l] > values[r]:
        taken, l = values[l], l + 1
    else:
        taken, r = values[r], r - 1
    if turn % 2 == 0:
        total += taken
print(name, total)
