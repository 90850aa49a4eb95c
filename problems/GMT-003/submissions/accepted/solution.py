from math import isqrt


def first_wins(d, k):
    z = isqrt(d * d // (2 * k * k))  # the last step on the diagonal that stays inside
    return (k * z) ** 2 + (k * (z + 1)) ** 2 <= d * d


for _ in range(int(input())):
    d, k = map(int, input().split())
    print("First" if first_wins(d, k) else "Second")
