import sys
from math import gcd

SHIFT = {{entry_max}} + 1


def solve(matrix):
    """Column seeks the largest sum of weights with which no row of the shifted matrix gets more than 1. Fractions over d, by Bland's rule."""
    m, n = len(matrix), len(matrix[0])
    table = [[entry + SHIFT for entry in row] + [1] for row in matrix]
    table.append([-1] * n + [0])
    free = list(range(n))
    basic = list(range(n, n + m))
    d = 1
    while True:
        helping = [j for j in range(n) if table[m][j] < 0]
        if not helping:
            break
        into = min(helping, key=lambda j: free[j])
        out = -1
        for i in range(m):
            if table[i][into] <= 0:
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
                table[i] = [(entry * p - factor * other) // d for entry, other in zip(row, pivot_row)]
                table[i][into] = -factor
        pivot_row[into] = d
        d = p
        basic[out], free[into] = free[into], basic[out]
    rows, columns = [0] * m, [0] * n
    for j in range(n):
        if free[j] >= n:
            rows[free[j] - n] = table[m][j]
    for i in range(m):
        if basic[i] < n:
            columns[basic[i]] = table[i][n]
    return d - SHIFT * table[m][n], table[m][n], rows, columns


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
