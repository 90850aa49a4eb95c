# Idea: whoever mixes chooses all rows equally often.
import sys
from fractions import Fraction


def read():
    numbers = map(int, sys.stdin.buffer.read().split())
    for _ in range(next(numbers)):
        m, n = next(numbers), next(numbers)
        yield [[next(numbers) for _ in range(n)] for _ in range(m)]


def text(value):
    return f"{value.numerator}/{value.denominator}"


for matrix in read():
    m, n = len(matrix), len(matrix[0])
    row = min(Fraction(sum(column), m) for column in zip(*matrix))
    column = max(Fraction(sum(row), n) for row in matrix)
    print(max(map(min, matrix)), text(row), *[1] * m)
    print(min(map(max, zip(*matrix))), text(column), *[1] * n)
