# Every mix that could be a corner of the set of good mixes is tried for what it guarantees: for Row the best of them, for Column too, each without
# a look at the other.
import sys
from fractions import Fraction
from itertools import combinations
from math import lcm


def read():
    numbers = map(int, sys.stdin.buffer.read().split())
    for _ in range(next(numbers)):
        m, n = next(numbers), next(numbers)
        yield [[next(numbers) for _ in range(n)] for _ in range(m)]


def solved(equations):
    """The only solution of as many linear equations as unknowns, or None."""
    size = len(equations)
    for c in range(size):
        p = next((i for i in range(c, size) if equations[i][c] != 0), None)
        if p is None:
            return None
        equations[c], equations[p] = equations[p], equations[c]
        equations[c] = [x / equations[c][c] for x in equations[c]]
        for i in range(size):
            if i != c:
                factor = equations[i][c]
                equations[i] = [x - factor * y for x, y in zip(equations[i], equations[c])]
    return [row[-1] for row in equations]


def best(matrix):
    """Corners lie where some shares are 0 and as many columns as there are others give the same."""
    m, n = len(matrix), len(matrix[0])
    found = None
    for k in range(1, min(m, n) + 1):
        for rows in combinations(range(m), k):
            for columns in combinations(range(n), k):
                equations = [[Fraction(matrix[i][j]) for i in rows] + [Fraction(-1), Fraction(0)] for j in columns]
                equations.append([Fraction(1)] * k + [Fraction(0), Fraction(1)])
                solution = solved(equations)
                if solution is None or min(solution[:k]) < 0:
                    continue
                shares = [Fraction(0)] * m
                for place, share in zip(rows, solution):
                    shares[place] = share
                sure = min(sum(share * entry for share, entry in zip(shares, column)) for column in zip(*matrix))
                if found is None or sure > found[0]:
                    found = sure, shares
    return found


for matrix in read():
    for sign, sure in ((1, max(map(min, matrix))), (-1, min(map(max, zip(*matrix))))):
        value, shares = best(matrix if sign == 1 else [[-entry for entry in column] for column in zip(*matrix)])
        value *= sign
        common = lcm(*(share.denominator for share in shares))
        print(sure, f"{value.numerator}/{value.denominator}", *(int(share * common) for share in shares))
