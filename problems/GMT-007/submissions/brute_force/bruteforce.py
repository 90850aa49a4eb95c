"""Plays every possible game to its end: First maximises First's total, Second minimises it. Nothing is remembered."""
import sys


def first_total(values: list[int], l: int, r: int, first_to_move: bool) -> int:
    if l > r:
        return 0
    take_left = first_total(values, l + 1, r, not first_to_move)
    take_right = first_total(values, l, r - 1, not first_to_move)
    if first_to_move:
        return max(values[l] + take_left, values[r] + take_right)
    return min(take_left, take_right)


def main() -> None:
    values = list(map(int, sys.stdin.read().split()[1:]))
    sys.setrecursionlimit(10_000)
    print(first_total(values, 0, len(values) - 1, True))


main()
