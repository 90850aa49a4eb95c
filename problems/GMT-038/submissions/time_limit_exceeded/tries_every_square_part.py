# Idea: right: some square part of the matrix is the whole solution. But there are 3431 of them in seven rows and columns.
import sys
from fractions import Fraction
from itertools import combinations
from math import lcm


def read():
    numbers = map(int, sys.stdin.buffer.read().split())
    for _ in range(next(numbers)):
        m, n = next(numbers), next(numbers)
        yield [[next(numbers) for _ in range(n)] for _ in range(m)]


def equalizing(matrix):
    """The shares of the rows that give all columns the same, and what they give; None if there is no one way."""
    k = len(matrix)
    table = [[Fraction(matrix[i][j]) for i in range(k)] + [Fraction(-1), Fraction(0)] for j in range(k)]
    table.append([Fraction(1)] * k + [Fraction(0), Fraction(1)])
    for c in range(k + 1):
        p = next((i for i in range(c, k + 1) if table[i][c] != 0), None)
        if p is None:
            return None
        table[c], table[p] = table[p], table[c]
        table[c] = [x / table[c][c] for x in table[c]]
        for i in range(k + 1):
            if i != c:
                factor = table[i][c]
                table[i] = [x - factor * y for x, y in zip(table[i], table[c])]
    shares = [row[-1] for row in table[:k]]
    return (shares, table[k][-1]) if min(shares) >= 0 else None


def spread(shares, chosen, count):
    common = lcm(*(share.denominator for share in shares))
    weights = [0] * count
    for place, share in zip(chosen, shares):
        weights[place] = int(share * common)
    return weights


def solve(matrix):
    m, n = len(matrix), len(matrix[0])
    for k in range(1, min(m, n) + 1):
        for rows in combinations(range(m), k):
            for columns in combinations(range(n), k):
                part = [[matrix[i][j] for j in columns] for i in rows]
                mine = equalizing(part)
                yours = mine and equalizing(list(zip(*part)))
                if not yours:
                    continue
                x, y = spread(mine[0], rows, m), spread(yours[0], columns, n)
                value = mine[1]
                if min(sum(w * v for w, v in zip(x, column)) for column in zip(*matrix)) < value * sum(x):
                    continue
                if max(sum(w * v for w, v in zip(y, row)) for row in matrix) > value * sum(y):
                    continue
                return value, x, y
    raise AssertionError("there is always one")


for matrix in read():
    value, x, y = solve(matrix)
    text = f"{value.numerator}/{value.denominator}"
    print(max(map(min, matrix)), text, *x)
    print(min(map(max, zip(*matrix))), text, *y)
