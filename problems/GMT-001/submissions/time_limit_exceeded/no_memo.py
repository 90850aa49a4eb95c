# Idea: try all three moves, by plain recursion.
import sys

sys.setrecursionlimit(10000)


def first(n):
    return any(n >= k and not first(n - k) for k in (1, 3, 4))


for _ in range(int(input())):
    print("First" if first(int(input())) else "Second")
