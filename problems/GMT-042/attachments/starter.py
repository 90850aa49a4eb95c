import sys


def answer(columns, white, black):
    """"First k", where k moves win, or "Second". Row i has its white token in column white[i] and its black one in column black[i]."""
    # Write your solution here.
    return "Second"


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    n, columns = next(numbers), next(numbers)
    white, black = [], []
    for _ in range(n):
        white.append(next(numbers))
        black.append(next(numbers))
    print(answer(columns, white, black))
