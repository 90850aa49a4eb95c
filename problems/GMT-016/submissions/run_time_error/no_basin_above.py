# Idea: right, but asks for the basin above the last one, which does not exist when n is odd.
import sys

data = list(map(int, sys.stdin.buffer.read().split()))
at = 1
for _ in range(data[0]):
    n = data[at]
    a = data[at + 1:at + 1 + n]
    at += 1 + n
    x = 0
    for v in a[0::2]:
        x ^= v
    k = 0
    if x:
        for j in range(0, n, 2):
            above = a[j + 1]
            if (a[j] ^ x) - a[j] <= above:
                k += 1
    print(f"First {k}" if k else "Second")
