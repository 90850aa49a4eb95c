# Idea: the token has to stay strictly inside the circle.
from math import isqrt

for _ in range(int(input())):
    d, k = map(int, input().split())
    z = isqrt((d * d - 1) // (2 * k * k))
    print("First" if (k * z) ** 2 + (k * (z + 1)) ** 2 < d * d else "Second")
