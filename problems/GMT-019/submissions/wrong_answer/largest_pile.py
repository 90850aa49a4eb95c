# Idea: the winning move is always in the largest pile.
from functools import reduce
from operator import xor

for _ in range(int(input())):
    input()
    a = list(map(int, input().split()))
    while True:
        x = reduce(xor, a)
        i = a.index(max(a))
        rest = min(a[i] ^ x, a[i] - 1)
        print(i + 1, a[i] - rest, flush=True)
        a[i] = rest
        if not any(a):
            break
        p, s = map(int, input().split())
        a[p - 1] -= s
