import sys


def solve(matrix):
    """Lower and upper value, the value as a reduced fraction, and weights of rows and columns."""
    # Write your solution here.
    return 0, 0, "0/1", [1] * len(matrix), [1] * len(matrix[0])


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    m, n = next(numbers), next(numbers)
    matrix = [[next(numbers) for _ in range(n)] for _ in range(m)]
    lower, upper, value, rows, columns = solve(matrix)
    print(lower, value, *rows)
    print(upper, value, *columns)
