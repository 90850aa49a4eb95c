# Idea: floating-point numbers, rounded to millionths, are exact enough.
import sys
from math import gcd

SHIFT = 20 + 1


def solve(matrix):
    """Column seeks the largest sum of weights with which no row of the shifted matrix gets more than 1. Fractions over d, by Bland's rule."""
    m, n = len(matrix), len(matrix[0])
    table = [[float(entry + SHIFT) for entry in row] + [1.0] for row in matrix]
    table.append([-1] * n + [0])
    free = list(range(n))
    basic = list(range(n, n + m))
    while True:
        helping = [j for j in range(n) if table[m][j] < -1e-9]
        if not helping:
            break
        into = min(helping, key=lambda j: free[j])
        out = -1
        for i in range(m):
            if table[i][into] <= 1e-9:
                continue
            if out < 0:
                out = i
                continue
            here = table[i][n] * table[out][into]
            best = table[out][n] * table[i][into]
            if here < best or here == best and basic[i] < basic[out]:
                out = i
        p = table[out][into]
        pivot_row = table[out]
        for i in range(m + 1):
            if i != out:
                row = table[i]
                factor = row[into]
                table[i] = [entry - factor * other / p for entry, other in zip(row, pivot_row)]
                table[i][into] = -factor / p
        table[out] = [entry / p for entry in pivot_row]
        table[out][into] = 1 / p
        basic[out], free[into] = free[into], basic[out]
    rows, columns = [0] * m, [0] * n
    for j in range(n):
        if free[j] >= n:
            rows[free[j] - n] = table[m][j]
    for i in range(m):
        if basic[i] < n:
            columns[basic[i]] = table[i][n]
    total = table[m][n]
    million = 10**6
    return (
        round(million * (1 / total - SHIFT)),
        million,
        [round(million * w / total) for w in rows],
        [round(million * w / total) for w in columns],
    )


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    lines = []
    for _ in range(next(numbers)):
        m, n = next(numbers), next(numbers)
        matrix = [[next(numbers) for _ in range(n)] for _ in range(m)]
        lower = max(map(min, matrix))
        upper = min(map(max, zip(*matrix)))
        above, below, rows, columns = solve(matrix)
        common = gcd(above, below)
        for sure, weights in ((lower, rows), (upper, columns)):
            divisor = gcd(*weights)
            lines.append(" ".join([str(sure), f"{above // common}/{below // common}", *(str(w // divisor) for w in weights)]))
    print("\n".join(lines))


main()
