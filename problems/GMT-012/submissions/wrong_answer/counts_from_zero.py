# Idea: right, but the cells are numbered from 0.
import sys

LONGEST = 200


def stretch_values():
    """value[k]: the Grundy value of k neighbouring safe cells."""
    value = [0]
    for k in range(1, LONGEST + 1):
        reachable = {value[max(0, i - 2)] ^ value[max(0, k - i - 3)] for i in range(k)}
        value.append(next(x for x in range(k + 1) if x not in reachable))
    return value


def completing_cells(row):
    return [c for c in range(len(row)) if "XXX" in row[:c] + "X" + row[c + 1:]]


def safe_stretches(row):
    """(first cell, length) of the maximal runs of cells with no X within two cells."""
    stretches = []
    length = 0
    for c in range(len(row) + 1):
        if c < len(row) and "X" not in row[max(0, c - 2):c + 3]:
            length += 1
        elif length > 0:
            stretches.append((c - length, length))
            length = 0
    return stretches


def winning_cells(row, value):
    cells = completing_cells(row)
    if cells:
        return cells
    stretches = safe_stretches(row)
    total = 0
    for _, length in stretches:
        total ^= value[length]
    return [
        first + i
        for first, length in stretches
        for i in range(length)
        if total ^ value[length] == value[max(0, i - 2)] ^ value[max(0, length - i - 3)]
    ]


def main():
    value = stretch_values()
    for row in sys.stdin.read().split()[1:]:
        cells = winning_cells(row, value)
        print("WINNING" if cells else "LOSING")
        print(*cells)


main()
