# Idea: it is Nim, all basins are piles; count the basins that Nim would let you play in.
import sys

data = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(data[0]):
    n = data[at]
    a = data[at + 1:at + 1 + n]
    at += 1 + n
    x = 0
    for v in a:
        x ^= v
    k = sum((v ^ x) < v for v in a)
    print(f"First {k}" if k else "Second")
