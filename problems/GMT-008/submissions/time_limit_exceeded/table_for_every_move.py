# Builds the whole table anew for what is left after every move: O(n^3).
import sys


def lead(values):
    row = values
    for length in range(2, len(values) + 1):
        row = [max(a - x, b - y) for a, b, x, y in zip(values, values[length - 1 :], row[1:], row)]
    return row[0]


values = list(map(int, sys.stdin.read().split()[1:]))
total = (sum(values) + lead(values)) // 2
line = ""
while len(values) > 1:
    if values[0] - lead(values[1:]) >= values[-1] - lead(values[:-1]):
        line, values = line + "L", values[1:]
    else:
        line, values = line + "R", values[:-1]
print(total, line + "L")
