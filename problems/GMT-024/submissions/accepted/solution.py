from math import isqrt


def smaller(k):
    """The smaller pile of the lost position whose piles differ by k: k times the golden ratio, rounded down."""
    return (k + isqrt(5 * k * k)) // 2


def partner(a):
    """The other pile of the lost position in which one pile holds a."""
    near = (isqrt(5 * a * a) - a) // 2  # a divided by the golden ratio
    for k in range(max(0, near - 1), near + 3):
        if smaller(k) == a:
            return a + k
    near = a - near
    return next(a - k for k in range(max(0, near - 3), near + 3) if smaller(k) + k == a)


def winning_move(piles):
    a, b = sorted(piles)
    both = a - smaller(b - a)
    if both > 0:
        return 0, both
    return (1 if piles[0] > piles[1] else 2), b - partner(a)


def take(piles, which, stones):
    for pile in (0, 1):
        if which in (0, pile + 1):
            piles[pile] -= stones


for _ in range(int(input())):
    piles = list(map(int, input().split()))
    while True:
        move = winning_move(piles)
        print(*move, flush=True)
        take(piles, *move)
        if piles == [0, 0]:
            break
        take(piles, *map(int, input().split()))
