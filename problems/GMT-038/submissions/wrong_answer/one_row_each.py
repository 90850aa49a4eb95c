# Idea: a single row and a single column are best; the value is what they make sure of.
import sys


def read():
    numbers = map(int, sys.stdin.buffer.read().split())
    for _ in range(next(numbers)):
        m, n = next(numbers), next(numbers)
        yield [[next(numbers) for _ in range(n)] for _ in range(m)]


for matrix in read():
    worst = list(map(min, matrix))
    most = list(map(max, zip(*matrix)))
    lower, upper = max(worst), min(most)
    print(lower, f"{lower}/1", *(int(i == worst.index(lower)) for i in range(len(worst))))
    print(upper, f"{upper}/1", *(int(j == most.index(upper)) for j in range(len(most))))
