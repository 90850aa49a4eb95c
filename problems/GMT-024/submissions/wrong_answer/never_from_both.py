# Idea: from the larger pile alone one can always reach a lost position.
from math import isqrt


def smaller(k):
    return (k + isqrt(5 * k * k)) // 2


def partner(a):
    near = (isqrt(5 * a * a) - a) // 2
    for k in range(max(0, near - 1), near + 3):
        if smaller(k) == a:
            return a + k
    near = a - near
    return next(a - k for k in range(max(0, near - 3), near + 3) if smaller(k) + k == a)


for _ in range(int(input())):
    p = list(map(int, input().split()))
    while any(p):
        i = 0 if p[0] >= p[1] else 1
        s = max(1, p[i] - partner(p[1 - i]))
        print(i + 1, s, flush=True)
        p[i] -= s
        if not any(p):
            break
        w, s = map(int, input().split())
        if w != 2:
            p[0] -= s
        if w != 1:
            p[1] -= s
