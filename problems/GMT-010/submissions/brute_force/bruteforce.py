"""Tries every game: First is held to one class of places, Second may do anything. What is First sure of?"""
import sys

IMPOSSIBLE = -1  # the plan cannot be carried through


def guarantee(values: list[int], l: int, r: int, parity: int) -> int:
    """With First on turn on the places l to r (counted from 1)."""
    if l > r:
        return 0
    best = IMPOSSIBLE
    for place, rest_l, rest_r in ((l, l + 1, r), (r, l, r - 1)):
        if place % 2 != parity:
            continue
        replies = [guarantee(values, rest_l + 1, rest_r, parity), guarantee(values, rest_l, rest_r - 1, parity)]
        if min(replies) != IMPOSSIBLE:
            best = max(best, values[place - 1] + min(replies))
    return best


def main() -> None:
    values = list(map(int, sys.stdin.read().split()[1:]))
    sys.setrecursionlimit(10_000)
    odd, even = guarantee(values, 1, len(values), 1), guarantee(values, 1, len(values), 0)
    print(*("ODD", odd) if odd > even else ("EVEN", even))


main()
