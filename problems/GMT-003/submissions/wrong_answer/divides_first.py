# Idea: measure everything in steps of k, with the radius d // k rounded down.
from math import isqrt

for _ in range(int(input())):
    d, k = map(int, input().split())
    r = d // k
    z = isqrt(r * r // 2)
    print("First" if z * z + (z + 1) * (z + 1) <= r * r else "Second")
