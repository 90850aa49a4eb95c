# Idea: without impassable cells the losing cells are those with x = y; a few obstacles will not change that much.
import sys

data = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(data[0]):
    n = data[at]
    at += 1 + 2 * n
    q = data[at]
    for i in range(q):
        x, y = data[at + 1 + 2 * i], data[at + 2 + 2 * i]
        print("Bob" if x == y else "Alice")
    at += 1 + 2 * q
