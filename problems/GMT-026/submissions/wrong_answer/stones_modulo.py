# Idea: all stones together must be a multiple of k + 1.
import sys


def second(a, k):
    return sum(a) % (k + 1) == 0


data = list(map(int, sys.stdin.read().split()))
at = 2
for _ in range(data[0]):
    n = data[at]
    print("Second" if second(data[at + 1:at + 1 + n], data[1]) else "First")
    at += 1 + n
