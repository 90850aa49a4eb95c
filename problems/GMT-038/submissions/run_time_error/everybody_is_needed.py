# Idea: every row has a share, so that all columns give the same; if there are more rows than columns the last ones are left out.
import sys
from fractions import Fraction
from math import lcm


def read():
    numbers = map(int, sys.stdin.buffer.read().split())
    for _ in range(next(numbers)):
        m, n = next(numbers), next(numbers)
        yield [[next(numbers) for _ in range(n)] for _ in range(m)]


def equalizing(matrix):
    """The shares of the rows that give all columns the same, and what they give."""
    k = len(matrix)
    table = [[Fraction(matrix[i][j]) for i in range(k)] + [Fraction(-1), Fraction(0)] for j in range(k)]
    table.append([Fraction(1)] * k + [Fraction(0), Fraction(1)])
    for c in range(k + 1):
        p = max(range(c, k + 1), key=lambda i: abs(table[i][c]))
        table[c], table[p] = table[p], table[c]
        table[c] = [x / table[c][c] for x in table[c]]
        for i in range(k + 1):
            if i != c:
                table[i] = [x - table[i][c] * y for x, y in zip(table[i], table[c])]
    return [row[-1] for row in table[:k]], table[k][-1]


def line(sure, matrix):
    k = min(len(matrix), len(matrix[0]))
    shares, value = equalizing([row[:k] for row in matrix[:k]])
    common = lcm(*(share.denominator for share in shares))
    weights = [int(share * common) for share in shares] + [0] * (len(matrix) - k)
    print(sure, f"{value.numerator}/{value.denominator}", *weights)


for matrix in read():
    line(max(map(min, matrix)), matrix)
    line(min(map(max, zip(*matrix))), list(zip(*matrix)))
