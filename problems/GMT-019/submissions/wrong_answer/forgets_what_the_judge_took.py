# Idea: plays on by itself; the judge's stones are never taken off the piles.
from functools import reduce
from operator import xor

for _ in range(int(input())):
    input()
    a = list(map(int, input().split()))
    left = sum(a)
    while True:
        x = reduce(xor, a)
        i = next((i for i, v in enumerate(a) if v ^ x < v), a.index(max(a)))
        s = a[i] - (a[i] ^ x) if a[i] ^ x < a[i] else 1
        print(i + 1, s, flush=True)
        a[i] -= s
        left -= s
        if left <= 0:
            break
        left -= int(input().split()[1])
